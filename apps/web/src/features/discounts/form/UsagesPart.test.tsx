import type { DiscountUsage, WholeDiscount } from '@nevisa/api/types';
import { createToastQueue, NevisaUi } from '@nevisa/ui';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { createScopeServices } from '../../../testing/createScopeServices.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { UsagesPart, type UsagesPartProps } from './UsagesPart.tsx';

const usage = {
  user: { id: 1, name: 'سارا' },
  order_number: 'NV-1',
  paid_at: '2026-11-21T08:30:00Z',
  service_name: 'پایه',
  amount: 1,
  discount_amount: 1,
} as unknown as DiscountUsage;

it('X-280: a page of purchases that fails leaves the way back to the page before, with who has paid and when', async () => {
  const client = {
    listDiscountUsages: ({ page: asked }: { page: number }) =>
      Promise.resolve(
        asked === 1
          ? { ok: true, answer: { count: 30, results: [usage] } }
          : { ok: false, failure: { kind: 'network' } },
      ),
  };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const services = createScopeServices();
  renderInPage(
    <AppServicesContext value={services as unknown as AppServices}>
      <NevisaUi>
        <UsagesPart
          whole={{ id: 7, code: 'SALE' } as WholeDiscount}
          member={{ client, queries } as unknown as UsagesPartProps['member']}
          toasts={createToastQueue()}
        />
      </NevisaUi>
    </AppServicesContext>,
  );
  await page.getByRole('button', { name: 'بعدی' }).click();
  await expect.element(page.getByText('خطا در شبکه')).toBeVisible();
  await page.getByRole('button', { name: 'قبلی' }).click();
  await expect.element(page.getByText('سارا')).toBeVisible();
  await expect.element(page.getByText(/۳۰ آبان ۱۴۰۵.*۱۲:۰۰/u)).toBeVisible();
});
