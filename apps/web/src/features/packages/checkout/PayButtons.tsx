import type { User } from '@nevisa/api/types';
import { Button } from '@nevisa/ui';
import { useAskedWait } from '../../../shared/lists/view/useAskedWait.ts';
import { passFocusOn } from '../../../shared/shell/passFocusOn.ts';
import { checkoutText } from '../../../shared/text/checkoutText.ts';
import { checkoutWords } from '../../../shared/text/checkoutWords.ts';
import type { Checkout } from './useCheckout.ts';

/** The ways to pay. One that the server refuses for a time waits for as long as the server asks. */
export function PayButtons({
  checkout: { context, payable, is, send },
  user,
}: {
  checkout: Checkout;
  user: User;
}) {
  const charge = user.nevisa_service_account?.current_charge ?? 0;
  // The wallet pays the whole price, so not beside a discount code.
  const canUseWallet = payable !== null && payable > 0 && charge >= payable && !is('applied');
  const isRedirected = is('busy') && context.way === 'gateway' && (payable ?? 0) > 0;
  const isWaiting = useAskedWait(context.failure);
  return (
    <>
      {canUseWallet && (
        <Button
          ref={passFocusOn}
          variant="secondary"
          busy={is('busy') || is('checking')}
          waiting={isWaiting && context.way === 'wallet'}
          onClick={() => {
            send({ type: 'wallet.requested' });
          }}
        >
          {checkoutWords.wallet}
        </Button>
      )}
      {payable !== null && (
        <Button
          ref={passFocusOn}
          busy={is('busy') || is('checking')}
          waiting={isWaiting && context.way === 'gateway'}
          {...(isRedirected && { busyLabel: checkoutText.redirecting })}
          onClick={() => {
            send({ type: 'pay.requested' });
          }}
        >
          {payable === 0 ? checkoutText.payFree : checkoutText.pay}
        </Button>
      )}
    </>
  );
}
