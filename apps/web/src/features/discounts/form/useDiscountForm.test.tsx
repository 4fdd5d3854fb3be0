import type { WholeDiscount } from '@nevisa/api/types';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { makeBlankValues } from '../data/discountValues.ts';
import type { DiscountFormInput } from './formInput.ts';
import { useDiscountForm } from './useDiscountForm.ts';

const services = {
  personal: { of: () => createMemoryStorage() },
  leaveGuards: { hold: () => () => undefined },
} as unknown as AppServices;

/** A code without a limit that was used some times. */
const makeWhole = (used: number) =>
  ({
    id: 7,
    revision: 1,
    code: 'MEHR-1405',
    name: 'مهر',
    value: 25,
    max_amount: null,
    min_purchase: null,
    starts_at: '2026-11-20T20:30:00Z',
    ends_at: null,
    usage_limit: null,
    per_user_limit: null,
    service_ids: [],
    user_ids: [],
    is_active: true,
    used_count: used,
  }) as unknown as WholeDiscount;

/** A form whose buttons set the limit of all uses and save; it says what is locked and wrong. */
function Form({ whole }: { whole: WholeDiscount | null }) {
  const discounts = { user: { id: 1 }, member: {}, list: { close: () => undefined } };
  const first = makeBlankValues('2026-11-21');
  const input = { discounts, record: '7', whole, first } as unknown as DiscountFormInput;
  const form = useDiscountForm(input, () => undefined);
  return (
    <>
      <p>{form.locked ? 'locked' : 'open'}</p>
      <p>{form.faults.usage_limit ?? 'no fault'}</p>
      <button onClick={() => form.change({ usage_limit: '4' })}>limit</button>
      <button onClick={form.save}>save</button>
    </>
  );
}

function openForm(whole: WholeDiscount | null) {
  renderInPage(
    <AppServicesContext value={services}>
      <MemoryRouter>
        <Form whole={whole} />
      </MemoryRouter>
    </AppServicesContext>,
  );
}

it.each([
  ['new', 'open', null],
  ['not used', 'open', makeWhole(0)],
  ['used once', 'locked', makeWhole(1)],
] as const)('X-278: the form of a code that is %s is %s', async (_, state, whole) => {
  openForm(whole);
  await expect.element(page.getByText(state)).toBeVisible();
});

it('X-278: a limit below the uses of the code is not saved, and says how many they are', async () => {
  openForm(makeWhole(5));
  await page.getByRole('button', { name: 'limit' }).click();
  await expect.element(page.getByText('no fault')).toBeVisible();
  await page.getByRole('button', { name: 'save' }).click();
  await expect.element(page.getByText(/۵/)).toBeVisible();
});
