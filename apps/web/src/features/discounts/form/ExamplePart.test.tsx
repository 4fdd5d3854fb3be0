import type { Service } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import type { DiscountMember } from '../data/discountMember.ts';
import { type DiscountValues, makeBlankValues } from '../data/discountValues.ts';
import { ExamplePart } from './ExamplePart.tsx';

const service = { id: 5, name: 'پایه', actual_price: 1_000_000, is_for_enterprise: false };
const sums = {
  service_id: 5,
  price: 1_000_000,
  discount_amount: 905_000,
  vat_amount: 9_500,
  payable: 104_500,
};

/** Shows the example of these terms; the server answers with the same sums to all. */
function openExample(values: Partial<DiscountValues>) {
  const previewDiscount = vi.fn((_terms: object) => Promise.resolve({ ok: true, answer: [sums] }));
  const client = { previewDiscount };
  const packages = {
    items: [service as unknown as Service],
    failure: null,
    retrying: false,
    retry: () => undefined,
  };
  renderInPage(
    <NevisaUi>
      <ExamplePart
        values={{ ...makeBlankValues('2026-11-21'), ...values }}
        member={{ client, queries: new QueryClient() } as unknown as DiscountMember}
        packages={packages}
      />
    </NevisaUi>,
  );
  return previewDiscount;
}

it('X-275: more than 90 per cent off is warned about also when the server adds the tax', async () => {
  openExample({ discount_type: 'FIXED', value: '905000' });
  await expect.element(page.getByText(/۱۰۴٬۵۰۰/u)).toBeVisible();
  await expect.element(page.getByText(/۹۰/u)).toBeVisible();
});

it.each<[Partial<DiscountValues>, object]>([
  [
    { discount_type: 'PERCENT', value: '50', max_amount: '۳۰۰٬۰۰۰' },
    { discount_type: 'PERCENT', value: 50, max_amount: 300_000 },
  ],
  [
    { discount_type: 'FIXED', value: '5000', max_amount: '300000' },
    { discount_type: 'FIXED', value: 5_000 },
  ],
])(
  'X-275: the server is asked about %j with the cap of a percentage alone',
  async (values, terms) => {
    const previewDiscount = openExample(values);
    await expect.poll(() => previewDiscount.mock.lastCall?.[0]).toEqual(terms);
  },
);
