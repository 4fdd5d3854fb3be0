import type { DiscountBatch, Outcome } from '@nevisa/api/types';
import { createToastQueue, NevisaUi, type ToastQueue } from '@nevisa/ui';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { createScopeServices } from '../../../testing/createScopeServices.ts';
import { holdAnswer } from '../../../testing/holdAnswer.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import type { Discounts } from '../data/useDiscounts.ts';
import BatchesDialog from './BatchesDialog.tsx';

const batch = { id: 7, name: 'نوروز', asked: 2, made: 2, used_count: 0 } as DiscountBatch;

function openDialog(
  client: Partial<Discounts['member']['client']>,
  toasts: ToastQueue = createToastQueue(),
) {
  const member = {
    client,
    queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  };
  const services = createScopeServices();
  return renderInPage(
    <AppServicesContext value={services as unknown as AppServices}>
      <NevisaUi>
        <BatchesDialog
          discounts={{ member } as unknown as Discounts}
          toasts={toasts}
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

it('X-277: a dialog that is closed while the codes of a batch are read makes no file, and the read ends', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const open = vi.spyOn(window, 'Worker');
  onTestFinished(() => void vi.restoreAllMocks());
  const codes = holdAnswer<Outcome<DiscountBatch & { codes: string[] }>>();
  const signals: (AbortSignal | undefined)[] = [];
  const { show } = openDialog({
    listDiscountBatches: () =>
      Promise.resolve({ ok: true, answer: { count: 1, results: [batch] } }) as never,
    retrieveDiscountBatch: (_, options) => {
      signals.push(options?.signal);
      return codes.promise;
    },
  });
  await page.getByRole('button', { name: /دانلود کدها/u }).click();
  show(null);
  codes.resolve({ ok: true, answer: { ...batch, codes: ['A', 'B'] } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(open).not.toHaveBeenCalled();
  expect(click).not.toHaveBeenCalled();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});

it('X-277: a file that is begun before another page of batches is shown is made', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const codes = holdAnswer<Outcome<DiscountBatch & { codes: string[] }>>();
  openDialog({
    listDiscountBatches: ({ page: asked }) =>
      Promise.resolve({
        ok: true,
        answer: { count: 30, results: [{ ...batch, id: asked, name: `دستهٔ ${asked}` }] },
      }) as never,
    retrieveDiscountBatch: () => codes.promise,
  });
  await page.getByRole('button', { name: /دانلود کدها/u }).click();
  await page.getByRole('button', { name: 'بعدی' }).click();
  await expect.element(page.getByText('دستهٔ 2')).toBeVisible();
  codes.resolve({ ok: true, answer: { ...batch, codes: ['A', 'B'] } });
  await expect.poll(() => click.mock.calls.length, { timeout: 10_000 }).toBe(1);
});

it('X-277: the codes of a batch that cannot be read are no file, and the reason is said', async () => {
  const toasts = createToastQueue();
  const add = vi.spyOn(toasts, 'add');
  openDialog(
    {
      listDiscountBatches: () =>
        Promise.resolve({ ok: true, answer: { count: 1, results: [batch] } }) as never,
      retrieveDiscountBatch: () =>
        Promise.resolve({ ok: false, failure: { kind: 'network' } }) as never,
    },
    toasts,
  );
  await page.getByRole('button', { name: /دانلود کدها/u }).click();
  await expect.poll(() => add.mock.calls.length).toBe(1);
  expect(add.mock.lastCall?.[0]).toMatchObject({
    text: 'کدهای این گروه خوانده نشد.\nخطا در شبکه',
    tone: 'danger',
  });
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

it('X-277: a batch that is half made says how many of its codes there are', async () => {
  const half = { ...batch, asked: 5, made: 3, used_count: 1 };
  openDialog({
    listDiscountBatches: () =>
      Promise.resolve({ ok: true, answer: { count: 1, results: [half] } }) as never,
  });
  await expect.element(page.getByText('۳ کد از ۵، ۱ بار استفاده')).toBeVisible();
});
