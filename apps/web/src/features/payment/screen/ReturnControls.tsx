import type { ReturnTo } from '@nevisa/machines';
import { Button, Stack } from '@nevisa/ui';
import { toPersianDigits } from '@nevisa/writing';
import { useRef } from 'react';
import { withProductName } from '../../../shared/config.ts';
import type { PaymentReceipt } from '../receipt.ts';
import { useKeptFocus } from '../../../shared/shell/useKeptFocus.ts';
import { useAppServices } from '../../../app/appServices.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { paymentText } from '../../../shared/text/paymentText.ts';
import { ReturnNews } from './ReturnNews.tsx';
import { useArrived } from './useArrived.ts';
import { type PaymentReturn, usePaymentReturn } from './usePaymentReturn.ts';

export interface ReturnControlsProps {
  title: string;
  receipt: PaymentReceipt;
}

/** The way back: one button that counts, and another that stops it (R-159, WCAG 2.2.1). */
export function ReturnControls(props: ReturnControlsProps) {
  // A page that has just been loaded is made a moment before it can be seen; its five seconds begin when it is.
  return useArrived() ? <CountingControls {...props} /> : null;
}

function CountingControls({ title, receipt }: ReturnControlsProps) {
  const { config } = useAppServices();
  const way = usePaymentReturn(receipt);
  const wayBack = useRef<HTMLButtonElement>(null);
  const { secondsLeft } = way;
  useKeptFocus(way.counting);
  return (
    <>
      <Button
        ref={wayBack}
        size="large"
        wide
        busy={way.redirecting}
        busyLabel={paymentText.redirecting}
        onClick={way.leave}
      >
        {withProductName(labelOf(way), config)}
      </Button>
      <Stack gap="none">
        {secondsLeft !== null && (
          <p>{fill(paymentText.autoReturn, { n: toPersianDigits(secondsLeft) })}</p>
        )}
        <ReturnNews title={title} way={way} />
      </Stack>
      {way.counting && (
        <Button
          variant="quiet"
          onClick={() => {
            // The button that was pressed goes; the focus must not go with it.
            wayBack.current?.focus();
            way.stay();
          }}
        >
          {commonText.stay}
        </Button>
      )}
    </>
  );
}

function labelOf({ returnTo, counting, secondsLeft }: PaymentReturn): string {
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
  // Never by itself, so there is nothing to count (R-164, T-25).
  bale: { now: paymentText.returnBale, later: () => paymentText.returnBale },
};
