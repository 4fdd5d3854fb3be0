import type { User } from '@nevisa/api/types';
import type { UnfinishedOrder } from '@nevisa/machines';
import { Alert, Button, ButtonLink, Cluster, formatNumber, LiveRegion, Money } from '@nevisa/ui';
import { SupportPhone } from '../../../shared/shell/SupportPhone.tsx';
import { checkoutWords } from '../../../shared/text/checkoutWords.ts';
import { checkoutText } from '../../../shared/text/checkoutText.ts';
import { describeDuration } from '../../../shared/text/describeDuration.ts';
import { fill } from '../../../shared/text/fill.ts';
import { transactionsText } from '../../../shared/text/transactionsText.ts';
import { describeLaterStart } from '../startWords.ts';
import { toTransactionAddress } from '../../transactions/data/transactionsAddress.ts';
import { useTimeLeft } from '../useTimeLeft.ts';
import { describeOrderFailure } from './describeOrderFailure.ts';
import type { Checkout } from './useCheckout.ts';

/** What a person must know before the next press. */
export function CheckoutNotice({ checkout, user }: { checkout: Checkout; user: User }) {
  return (
    <>
      <LaterStart user={user} />
      <LiveRegion>
        {checkout.context.isCharged && <Charged />}
        <Notice checkout={checkout} />
      </LiveRegion>
    </>
  );
}

/** A package that is bought beside an active one begins at its end. */
function LaterStart({ user }: { user: User }) {
  const sentence = describeLaterStart(user);
  return sentence !== null && <Alert>{sentence}</Alert>;
}

function Notice({ checkout: { context, is, send } }: { checkout: Checkout }) {
  if (is('pending') && context.pending !== null) {
    return <Pending order={context.pending} now={context.now} send={send} />;
  }
  if (is('changed') && context.changed !== null) {
    const prices = {
      old: formatNumber(context.former ?? 0),
      new: formatNumber(context.changed.payable),
    };
    return <Alert tone="warning">{fill(checkoutWords.priceChanged, prices)}</Alert>;
  }
  if (is('gateway-refused')) {
    return <Alert tone="danger">{checkoutWords.gatewayRefused}</Alert>;
  }
  if (is('stuck')) {
    return <Alert tone="warning">{checkoutWords.stuck}</Alert>;
  }
  if (is('failed') && context.failure !== null) {
    return <Alert tone="danger">{describeOrderFailure(context.failure, context)}</Alert>;
  }
  return context.hasEnded && <Alert tone="warning">{checkoutWords.expiredLink}</Alert>;
}

/** The money has left the wallet and the package has not come: neither paid nor unpaid. */
function Charged() {
  return (
    <Alert
      tone="warning"
      title={checkoutWords.charged}
      actions={
        <Cluster>
          <ButtonLink size="small" variant="secondary" href={toTransactionAddress()}>
            {transactionsText.title}
          </ButtonLink>
          <SupportPhone />
        </Cluster>
      }
    >
      {checkoutWords.chargedText}
    </Alert>
  );
}

interface PendingProps {
  order: UnfinishedOrder;
  now: () => number;
  send: Checkout['send'];
}

/** An unfinished payment: go on while its link lives, or start anew. One that waits for its bank is not ended. */
function Pending({ order, now, send }: PendingProps) {
  const { canResume: isAlive, isBeingConfirmed, left } = useTimeLeft(order, now);
  const canWait = isBeingConfirmed && left !== null;
  return (
    <Alert
      tone="warning"
      title={isBeingConfirmed ? checkoutWords.verifying : checkoutText.pending}
      actions={
        <Cluster>
          {isAlive && (
            <Button
              size="small"
              onClick={() => {
                send({ type: 'pending.resumed' });
              }}
            >
              {checkoutText.resumePending}
            </Button>
          )}
          {!canWait && (
            <Button
              size="small"
              variant="secondary"
              onClick={() => {
                send({ type: 'pending.abandoned' });
              }}
            >
              {checkoutWords.startNew}
            </Button>
          )}
        </Cluster>
      }
    >
      <PendingAmount order={order} />
      {isBeingConfirmed && <p>{checkoutWords.verifyLater}</p>}
      {!isAlive && !isBeingConfirmed && <p>{checkoutWords.expiredLink}</p>}
      {isAlive && left !== null && (
        <p>{fill(checkoutWords.timeLeft, { t: describeDuration(left) })}</p>
      )}
    </Alert>
  );
}

function PendingAmount({ order: { amount, packageName } }: { order: UnfinishedOrder }) {
  return (
    amount !== null && (
      <p>
        {packageName === null ? (
          <Money amount={amount} />
        ) : (
          fill(checkoutWords.pendingFor, { name: packageName, amount: formatNumber(amount) })
        )}
      </p>
    )
  );
}
