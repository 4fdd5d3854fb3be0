import type { Service } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import type { DiscountMember } from '../data/discountMember.ts';
import { makeBlankValues } from '../data/discountValues.ts';
import { ExamplePart } from './ExamplePart.tsx';

it('X-275: more than 90 per cent off is warned about also when the server adds the tax', async () => {
  const service = { id: 5, name: 'پایه', actual_price: 1_000_000, is_for_enterprise: false };
  const sums = {
    service_id: 5,
    price: 1_000_000,
    discount_amount: 905_000,
    vat_amount: 9_500,
    payable: 104_500,
  };
  const client = { previewDiscount: () => Promise.resolve({ ok: true, answer: [sums] }) };
  const packages = {
    items: [service as unknown as Service],
    failure: null,
    retrying: false,
    retry: () => undefined,
  };
  renderInPage(
    <NevisaUi>
      <ExamplePart
        values={{ ...makeBlankValues('2026-11-21'), discount_type: 'FIXED', value: '905000' }}
        member={{ client, queries: new QueryClient() } as unknown as DiscountMember}
        packages={packages}
      />
    </NevisaUi>,
  );
  await expect.element(page.getByText(/۱۰۴٬۵۰۰/u)).toBeVisible();
  await expect.element(page.getByText(/۹۰/u)).toBeVisible();
});
