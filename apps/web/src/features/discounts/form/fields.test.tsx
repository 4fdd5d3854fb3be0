import { NevisaUi } from '@nevisa/ui';
import { type ComponentType, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { type DiscountValues, makeBlankValues } from '../data/discountValues.ts';
import { IdentityPart } from './IdentityPart.tsx';
import { LimitPart } from './LimitPart.tsx';
import { PricePart } from './PricePart.tsx';
import { TimePart } from './TimePart.tsx';
import type { DiscountForm } from './useDiscountForm.ts';

/** Shows a part of the form; the changes are those that were typed, by field. */
function openPart(Part: ComponentType<{ form: DiscountForm; now: number }>) {
  const changes: Partial<DiscountValues> = {};
  function Form() {
    const [values, setValues] = useState({
      ...makeBlankValues('2026-11-21'),
      starts_at: '2026-11-21T10:00',
    });
    const change = (change: Partial<DiscountValues>) => {
      Object.assign(changes, change);
      setValues((before) => ({ ...before, ...change }));
    };
    const form = { values, locked: false, faults: {}, round: 0, change };
    return <Part form={form as unknown as DiscountForm} now={0} />;
  }
  renderInPage(
    <NevisaUi>
      <Form />
    </NevisaUi>,
  );
  return changes;
}

it('X-274: the least purchase and the uses of each person are fields of their own', async () => {
  const price = openPart(PricePart);
  await page.getByLabelText('حداقل خرید (تومان)').fill('5000');
  expect(price).toEqual({ min_purchase: '5000' });
  const limits = openPart(LimitPart);
  await page.getByLabelText('هر کاربر').fill('2');
  expect(limits).toEqual({ per_user_limit: '2' });
});

it('X-276: a typed hour changes the start and keeps its day', async () => {
  const changes = openPart(TimePart);
  const clock = page.getByRole('group', { name: /^ساعت شروع/ });
  await clock.getByRole('spinbutton').first().click();
  await userEvent.keyboard('14');
  expect(changes).toEqual({ starts_at: '2026-11-21T14:00' });
});

it('X-277: a random code has 3 to 32 capital letters, digits or hyphens', async () => {
  const changes = openPart(IdentityPart);
  await page.getByRole('button', { name: 'ساخت کد تصادفی' }).click();
  expect(changes.code).toMatch(/^[A-Z0-9-]{3,32}$/);
});
