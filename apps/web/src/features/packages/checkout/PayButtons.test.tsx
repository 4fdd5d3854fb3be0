import type { Failure, User } from '@nevisa/api/types';
import type { CheckoutContext } from '@nevisa/machines';
import { NevisaUi } from '@nevisa/ui';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { PayButtons } from './PayButtons.tsx';
import type { Checkout } from './useCheckout.ts';

const busy: Failure = { kind: 'refused', status: 429, texts: [], code: null, retryAfter: 60_000 };
const user = { nevisa_service_account: { current_charge: 0 } } as User;

it.each<[string, Failure, boolean]>([
  ['waits as long as a busy server asks', busy, true],
  ['is there at once after another failure', { kind: 'network' }, false],
])('X-106, X-208: the way to the gateway %s', async (_, failure, isWaiting) => {
  const send = vi.fn<Checkout['send']>();
  const checkout: Checkout = {
    context: { failure, way: 'gateway' } as CheckoutContext,
    payable: 950_000,
    isWhole: true,
    is: (tag) => tag === 'failed',
    send,
  };
  renderInPage(
    <NevisaUi>
      <PayButtons checkout={checkout} user={user} />
    </NevisaUi>,
  );
  const button = page.getByRole('button').element() as HTMLElement;
  button.click();
  expect(button.ariaDisabled === 'true').toBe(isWaiting);
  expect(send).toHaveBeenCalledTimes(isWaiting ? 0 : 1);
});
