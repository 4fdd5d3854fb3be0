import type { User } from '@nevisa/api/types';
import type { CheckoutContext, CheckoutTag, UnfinishedOrder } from '@nevisa/machines';
import { NevisaUi } from '@nevisa/ui';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { CheckoutNotice } from './CheckoutNotice.tsx';
import type { Checkout } from './useCheckout.ts';

const order: UnfinishedOrder = {
  orderNumber: 'NV-1',
  url: 'https://pay.nevisa.test/bank',
  endsAt: 600_000,
  amount: 950_000,
  packageName: 'بستهٔ ده‌ساعته',
};

function show(
  tag: CheckoutTag | null,
  context: Partial<CheckoutContext> = {},
  account: object | null = null,
) {
  const user = { nevisa_service_account: account } as User;
  const send = vi.fn<Checkout['send']>();
  const checkout: Checkout = {
    context: { now: () => 0, hasEnded: false, ...context } as CheckoutContext,
    payable: 950_000,
    isWhole: true,
    is: (one) => one === tag,
    send,
  };
  const { host } = renderInPage(
    <NevisaUi>
      <CheckoutNotice checkout={checkout} user={user} />
    </NevisaUi>,
  );
  return { host, send };
}

const goOn = () => page.getByRole('button', { name: 'ادامهٔ پرداخت' });

it('X-212: a page that has not left after its time says so', async () => {
  show('stuck');
  await expect.element(page.getByText('درگاه پرداخت باز نشد. دوباره بزنید.')).toBeVisible();
});

it('X-211: an order of this browser that has ended is said before a new start', async () => {
  show(null, { hasEnded: true });
  await expect.element(page.getByText('مهلت این پرداخت گذشته است.')).toBeVisible();
});

it('X-211: an unfinished payment names its package and its amount, and goes on', async () => {
  const { host, send } = show('pending', { pending: order });
  expect(host).toMatchTextContent('بستهٔ ده‌ساعته، ۹۵۰٬۰۰۰ تومان');
  expect(host).toMatchTextContent('۱۰ دقیقه مهلت دارید');
  await goOn().click();
  expect(send).toHaveBeenCalledWith({ type: 'pending.resumed' });
});

it.each([
  ['is past', -1],
  ['is now', 0],
  ['comes in a minute', 60_000],
])('X-211, T-71: a payment whose end %s can only be begun anew', async (_, endsAt) => {
  const { host, send } = show('pending', { pending: { ...order, endsAt } });
  expect(host).toMatchTextContent('مهلت این پرداخت گذشته است.');
  expect(goOn().elements()).toEqual([]);
  await page.getByRole('button', { name: 'شروع پرداخت تازه' }).click();
  expect(send).toHaveBeenCalledWith({ type: 'pending.abandoned' });
});

it('X-220: a purchase beside an active package whose end is unknown says that it begins later', () => {
  const { host } = show(null, {}, { has_service: true, current_service_record: null });
  expect(host).toMatchTextContent('یک بستهٔ فعال دارید؛ این بسته پس از پایان آن شروع می‌شود.');
});
