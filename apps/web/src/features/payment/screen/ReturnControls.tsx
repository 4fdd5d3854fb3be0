import type { ReturnTo } from '@nevisa/machines';
import { Button, Stack } from '@nevisa/ui';
import { toPersianDigits } from '@nevisa/writing';
import { useRef } from 'react';
import { withProductName } from '../../../shared/productName.ts';
import type { PaymentReceipt } from '../receipt.ts';
import { useHeadingFocusOnRemoval } from '../../../shared/shell/useHeadingFocusOnRemoval.ts';
import { useAppServices } from '../../../app/appServices.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { paymentText } from '../../../shared/text/paymentText.ts';
import { ReturnAnnouncements } from './ReturnAnnouncements.tsx';
import { useMounted } from './useMounted.ts';
import { type PaymentReturn, usePaymentReturn } from './usePaymentReturn.ts';

export interface ReturnControlsProps {
  title: string;
  receipt: PaymentReceipt;
}

/** The paymentReturn back: one button that counts, and another that stops it (R-159, WCAG 2.2.1). */
export function ReturnControls(props: ReturnControlsProps) {
  // Starts the countdown after mount.
  return useMounted() ? <CountingControls {...props} /> : null;
}

function CountingControls({ title, receipt }: ReturnControlsProps) {
  const { config } = useAppServices();
  const paymentReturn = usePaymentReturn(receipt);
  const returnButton = useRef<HTMLButtonElement>(null);
  const { secondsLeft } = paymentReturn;
  useHeadingFocusOnRemoval(paymentReturn.counting);
  return (
    <>
      <Button
        ref={returnButton}
        size="large"
        wide
        busy={paymentReturn.redirecting}
        busyLabel={paymentText.redirecting}
        onClick={paymentReturn.leave}
      >
        {withProductName(formatLabel(paymentReturn), config)}
      </Button>
      <Stack gap="none">
        {secondsLeft !== null && (
          <p>{fill(paymentText.autoReturn, { n: toPersianDigits(secondsLeft) })}</p>
        )}
        <ReturnAnnouncements title={title} paymentReturn={paymentReturn} />
      </Stack>
      {paymentReturn.counting && (
        <Button
          variant="quiet"
          onClick={() => {
            // The pressed button is removed; the focus moves to the other.
            returnButton.current?.focus();
            paymentReturn.stay();
          }}
        >
          {commonText.stay}
        </Button>
      )}
    </>
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
