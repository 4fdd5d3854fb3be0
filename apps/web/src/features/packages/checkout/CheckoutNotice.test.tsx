import type { User } from '@nevisa/api/types';
import type { CheckoutContext, CheckoutTag, UnfinishedOrder } from '@nevisa/machines';
import { NevisaUi } from '@nevisa/ui';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { CheckoutNotice } from './CheckoutNotice.tsx';
import type { Checkout } from './useCheckout.ts';

const user = { nevisa_service_account: null } as User;
const order: UnfinishedOrder = {
  orderNumber: 'NV-1',
  url: 'https://pay.nevisa.test/bank',
  endsAt: 600_000,
  amount: 950_000,
  packageName: 'بستهٔ ده‌ساعته',
};

function show(tag: CheckoutTag | null, context: Partial<CheckoutContext> = {}) {
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
])('X-211: a payment whose end %s can only be begun anew', async (_, endsAt) => {
  const { host, send } = show('pending', { pending: { ...order, endsAt } });
  expect(host).toMatchTextContent('مهلت این پرداخت گذشته است.');
  expect(goOn().elements()).toEqual([]);
  await page.getByRole('button', { name: 'شروع پرداخت تازه' }).click();
  expect(send).toHaveBeenCalledWith({ type: 'pending.abandoned' });
});
