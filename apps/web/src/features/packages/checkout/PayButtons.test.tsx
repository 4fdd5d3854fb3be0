import type { Failure, User } from '@nevisa/api/types';
import type { CheckoutContext } from '@nevisa/machines';
import { NevisaUi } from '@nevisa/ui';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { PayButtons } from './PayButtons.tsx';
import type { Checkout } from './useCheckout.ts';

const busy: Failure = { kind: 'refused', status: 429, texts: [], code: null, retryAfter: 60_000 };
const price = 950_000;

/** Presses every button after a failure on a way, and returns those that wait and what was sent. */
function press(way: CheckoutContext['way'], failure: Failure, charge: number) {
  const send = vi.fn<Checkout['send']>();
  const checkout: Checkout = {
    context: { failure, way } as CheckoutContext,
    payable: price,
    isWhole: true,
    is: (tag) => tag === 'failed',
    send,
  };
  const user = { nevisa_service_account: { current_charge: charge } } as User;
  renderInPage(
    <NevisaUi>
      <PayButtons checkout={checkout} user={user} />
    </NevisaUi>,
  );
  const buttons = page.getByRole('button').elements() as HTMLElement[];
  buttons.forEach((button) => button.click());
  return {
    waiting: buttons.map(({ ariaDisabled }) => ariaDisabled === 'true'),
    sent: send.mock.calls.map(([{ type }]) => type),
  };
}

it.each<[string, Failure, boolean]>([
  ['waits as long as a busy server asks', busy, true],
  ['is there at once after another failure', { kind: 'network' }, false],
])('X-106, X-208: the way to the gateway %s', (_, failure, isWaiting) => {
  expect(press('gateway', failure, 0)).toEqual({
    waiting: [isWaiting],
    sent: isWaiting ? [] : ['pay.requested'],
  });
});

it('X-106, X-216: the way from the wallet waits as long as a busy server asks, and the gateway does not', () => {
  expect(press('wallet', busy, price)).toEqual({ waiting: [true, false], sent: ['pay.requested'] });
});
