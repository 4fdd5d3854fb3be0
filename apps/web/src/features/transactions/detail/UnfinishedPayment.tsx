import type { UnfinishedOrder } from '@nevisa/machines';
import { Alert, Button, LiveRegion } from '@nevisa/ui';
import { RetryButton } from '../../../shared/lists/view/RetryButton.tsx';
import { SupportPhone } from '../../../shared/shell/SupportPhone.tsx';
import { checkoutWords } from '../../../shared/text/checkoutWords.ts';
import { checkoutText } from '../../../shared/text/checkoutText.ts';
import { describeDuration } from '../../../shared/text/describeDuration.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { fill } from '../../../shared/text/fill.ts';
import { invoiceText } from '../../../shared/text/invoiceText.ts';
import { paymentText } from '../../../shared/text/paymentText.ts';
import { useTimeLeft } from '../../packages/useTimeLeft.ts';
import type { Unfinished } from './useUnfinished.ts';

/** A payment that waits for long: it goes on while its link lives, or has ended. */
export function UnfinishedPayment({ unfinished }: { unfinished: Unfinished }) {
  return (
    <LiveRegion>
      <State unfinished={unfinished} />
    </LiveRegion>
  );
}

function State({ unfinished }: { unfinished: Unfinished }) {
  const { result, asking, ask } = unfinished;
  switch (result?.kind) {
    case undefined:
      return <Alert>{invoiceText.asking}</Alert>;
    case 'paid':
      return <Alert tone="success">{invoiceText.paidMeanwhile}</Alert>;
    case 'pending':
      return <Pending order={result.order} unfinished={unfinished} />;
    case 'ended':
      return <Ended />;
    case 'failed':
      return (
        <Alert
          tone="danger"
          actions={<RetryButton failure={result.failure} retrying={asking} onRetry={ask} />}
        >
          {[invoiceText.notAsked, ...listFailureLines(result.failure)].join('\n')}
        </Alert>
      );
  }
}

function Pending({ order, unfinished }: { order: UnfinishedOrder; unfinished: Unfinished }) {
  const { canResume, isBeingConfirmed, left } = useTimeLeft(order, Date.now);
  const { url } = order;
  if (isBeingConfirmed) {
    return <Alert>{checkoutWords.verifying}</Alert>;
  }
  // Its end is past, or its link has too little time for the gateway.
  if (url === null || !canResume) {
    return <Ended />;
  }
  return (
    <Alert
      tone="warning"
      title={checkoutText.pending}
      actions={
        <Button size="small" onClick={() => unfinished.goOn(url)}>
          {checkoutText.resumePending}
        </Button>
      }
    >
      {left !== null && <p>{fill(checkoutWords.timeLeft, { t: describeDuration(left) })}</p>}
      {unfinished.refused && <p>{checkoutWords.gatewayRefused}</p>}
    </Alert>
  );
}

function Ended() {
  return (
    <Alert actions={<SupportPhone />}>
      {checkoutWords.expiredLink} {paymentText.failedHint}
    </Alert>
  );
}
