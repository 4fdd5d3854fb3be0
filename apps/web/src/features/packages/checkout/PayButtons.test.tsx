import type { Failure, User } from '@nevisa/api/types';
import type { CheckoutContext, CheckoutTag } from '@nevisa/machines';
import { Dialog, NevisaUi } from '@nevisa/ui';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { PayButtons } from './PayButtons.tsx';
import type { Checkout } from './useCheckout.ts';

const busy: Failure = { kind: 'refused', status: 429, texts: [], code: null, retryAfter: 60_000 };
const price = 950_000;

interface Situation {
  way?: CheckoutContext['way'];
  failure?: Failure | null;
  payable?: number;
  tag?: CheckoutTag;
}

function makeCheckout(
  { way = null, failure = null, payable = price, tag = 'failed' }: Situation,
  send: Checkout['send'],
): Checkout {
  return {
    context: { failure, way } as CheckoutContext,
    payable,
    isWhole: true,
    is: (one) => one === tag,
    send,
  };
}

const makeUser = (charge: number) =>
  ({ nevisa_service_account: { current_charge: charge } }) as User;

/** Presses every button, and returns their names, those that wait and what was sent. */
function press({ charge = 0, ...situation }: Situation & { charge?: number }) {
  const send = vi.fn<Checkout['send']>();
  renderInPage(
    <NevisaUi>
      <PayButtons checkout={makeCheckout(situation, send)} user={makeUser(charge)} />
    </NevisaUi>,
  );
  const buttons = page.getByRole('button').elements() as HTMLElement[];
  buttons.forEach((button) => button.click());
  return {
    names: buttons.map(({ textContent }) => textContent),
    waiting: buttons.map(({ ariaDisabled }) => ariaDisabled === 'true'),
    sent: send.mock.calls.map(([{ type }]) => type),
  };
}

it.each<[string, Failure, boolean]>([
  ['waits as long as a busy server asks', busy, true],
  ['is there at once after another failure', { kind: 'network' }, false],
])('X-106, X-208: the way to the gateway %s', (_, failure, isWaiting) => {
  expect(press({ way: 'gateway', failure })).toMatchObject({
    waiting: [isWaiting],
    sent: isWaiting ? [] : ['pay.requested'],
  });
});

it('X-106, X-216: the way from the wallet waits as long as a busy server asks, and the gateway does not', () => {
  expect(press({ way: 'wallet', failure: busy, charge: price })).toMatchObject({
    waiting: [true, false],
    sent: ['pay.requested'],
  });
});

it.each<CheckoutTag>(['busy', 'checking'])(
  'X-210: no payment begins while the purchase is %s',
  (tag) => {
    expect(press({ tag, charge: price }).sent).toEqual([]);
  },
);

it('X-208, X-216: a package without a payment is activated, and not paid from a wallet', () => {
  const { names, sent } = press({ payable: 0, charge: price });
  expect([names, sent]).toEqual([['فعال‌سازی'], ['pay.requested']]);
});

it('X-216: the dialog of a purchase takes the focus of the way that is gone', async () => {
  const draw = (isDone: boolean) => (
    <NevisaUi>
      <Dialog
        open
        title="Purchase"
        onClose={() => undefined}
        actions={
          isDone ? undefined : (
            <PayButtons checkout={makeCheckout({}, () => undefined)} user={makeUser(price)} />
          )
        }
      >
        {null}
      </Dialog>
    </NevisaUi>
  );
  const { show } = renderInPage(draw(false));
  const buttons = document.querySelectorAll('button');
  buttons[buttons.length - 1]?.focus();
  show(draw(true));
  await expect.poll(() => document.activeElement?.tagName, { timeout: 1_000 }).toBe('H2');
});
