import type { DiscountBatch, Outcome } from '@nevisa/api/types';
import { createToastQueue, NevisaUi } from '@nevisa/ui';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { createScopeServices } from '../../../testing/createScopeServices.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import type { Discounts } from '../data/useDiscounts.ts';
import BatchesDialog from './BatchesDialog.tsx';

const batch = { id: 7, name: 'نوروز', asked: 2, made: 2, used_count: 0 } as DiscountBatch;

function openDialog(client: Partial<Discounts['member']['client']>) {
  const member = {
    client,
    queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  };
  const services = { config: { productName: 'نویسا' }, ...createScopeServices() };
  renderInPage(
    <AppServicesContext value={services as unknown as AppServices}>
      <NevisaUi>
        <BatchesDialog
          discounts={{ member } as unknown as Discounts}
          toasts={createToastQueue()}
          onClose={() => undefined}
        />
      </NevisaUi>
    </AppServicesContext>,
  );
}

it('X-277: a second press while the codes of a batch are read makes no second file', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const answers: ((outcome: Outcome<unknown>) => void)[] = [];
  openDialog({
    listDiscountBatches: () =>
      Promise.resolve({ ok: true, answer: { count: 1, results: [batch] } }) as never,
    retrieveDiscountBatch: () => new Promise((resolve) => void answers.push(resolve as never)),
  });
  const download = page.getByRole('button', { name: /دانلود کدها/u });
  await download.click();
  await download.click({ force: true });
  for (const [order, answer] of answers.entries()) {
    answer({ ok: true, answer: { ...batch, codes: ['A', 'B'] } });
    await expect.poll(() => click.mock.calls.length, { timeout: 10_000 }).toBe(order + 1);
  }
  expect(click).toHaveBeenCalledOnce();
  await expect.element(download).not.toHaveAttribute('aria-busy');
});

it('X-277: a page of batches that fails leaves the way back to the page before', async () => {
  openDialog({
    listDiscountBatches: ({ page: asked }) =>
      Promise.resolve(
        asked === 1
          ? { ok: true, answer: { count: 30, results: [batch] } }
          : { ok: false, failure: { kind: 'network' } },
      ) as never,
  });
  await page.getByRole('button', { name: 'بعدی' }).click();
  await expect.element(page.getByText('خطا در شبکه')).toBeVisible();
  expect(page.getByText('نوروز').elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'قبلی' }).click();
  await expect.element(page.getByText('نوروز')).toBeVisible();
});
