import type { ReturnTo } from '@nevisa/machines';
import { Button, ButtonLink, Cluster } from '@nevisa/ui';
import { toPersianDigits } from '@nevisa/writing';
import { useRef } from 'react';
import { paths } from '../../../shared/paths.ts';
import type { PaymentReceipt } from '../receipt.ts';
import { useHeadingFocusOnRemoval } from '../../../shared/shell/useHeadingFocusOnRemoval.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { paymentText } from '../../../shared/text/paymentText.ts';
import { ReturnAnnouncements } from './ReturnAnnouncements.tsx';
import { useFirstTouch } from './useFirstTouch.ts';
import { useFirstView } from './useFirstView.ts';
import { type PaymentReturn, usePaymentReturn } from './usePaymentReturn.ts';

export interface ReturnControlsProps {
  title: string;
  receipt: PaymentReceipt;
  /** Where a failed payment is begun again. @default the packages */
  retryPath?: string | undefined;
}

/**
 * The return from a payment: one button that counts, and another that stops it. The
 * countdown begins when both have been in view, and ends with any touch outside of them (WCAG 2.2.1).
 */
export function ReturnControls({
  title,
  receipt,
  retryPath = paths.packages,
}: ReturnControlsProps) {
  const paymentReturn = usePaymentReturn(receipt);
  const controls = useRef<HTMLDivElement>(null);
  const returnButton = useRef<HTMLButtonElement>(null);
  const { counting, unseen, redirecting, secondsLeft, leave, stay } = paymentReturn;
  const hasChoice = counting || unseen;
  const arrived = useFirstView(controls, paymentReturn.controlsSeen);
  useFirstTouch(controls, counting, stay);
  useHeadingFocusOnRemoval(hasChoice);
  // A failed payment of the site is repeated there; one of an app or a chat begins in that app again.
  const canRetry = receipt.outcome === 'failure' && receipt.returnTo === 'web';
  return (
    <Cluster ref={controls}>
      {canRetry && (
        <ButtonLink size="large" href={retryPath}>
          {commonText.retry}
        </ButtonLink>
      )}
      <Button
        ref={returnButton}
        variant={canRetry ? 'secondary' : 'primary'}
        size="large"
        busy={redirecting}
        busyLabel={paymentText.redirecting}
        onClick={leave}
      >
        {formatLabel(paymentReturn)}
      </Button>
      {hasChoice && (
        <Button
          variant={canRetry ? 'quiet' : 'secondary'}
          size="large"
          onClick={() => {
            // The pressed button is removed; the focus moves to the other.
            returnButton.current?.focus();
            stay();
          }}
        >
          {commonText.stay}
        </Button>
      )}
      <div>
        {/* While it counts, the button has the number. */}
        {redirecting && secondsLeft !== null && (
          <p>{fill(paymentText.autoReturn, { n: toPersianDigits(secondsLeft) })}</p>
        )}
        <ReturnAnnouncements arrived={arrived} title={title} paymentReturn={paymentReturn} />
      </div>
    </Cluster>
  );
}

function formatLabel({ returnTo, counting, secondsLeft }: PaymentReturn): string {
  const { now, later } = labels[returnTo];
  return counting && secondsLeft !== null ? later(toPersianDigits(secondsLeft)) : now;
}

const labels: Record<ReturnTo, { now: string; later: (seconds: string) => string }> = {
  web: {
    now: paymentText.returnWebNow,
    later: (n) => fill(paymentText.returnWeb, { n }),
  },
  desktop: {
    now: paymentText.returnDesktopNow,
    later: (n) => fill(paymentText.returnDesktop, { n }),
  },
  telegram: {
    now: paymentText.returnTelegramNow,
    later: (n) => fill(paymentText.returnTelegram, { n }),
  },
  // There is no automatic return and so no countdown (R-164, T-25).
  bale: { now: paymentText.returnBale, later: () => paymentText.returnBale },
};
