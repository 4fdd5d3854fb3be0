import { Alert, LiveRegion, VisuallyHidden } from '@nevisa/ui';
import { toPersianDigits } from '@nevisa/writing';
import { useState } from 'react';
import { addedText } from '../../../shared/text/addedText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { paymentText } from '../../../shared/text/paymentText.ts';
import type { PaymentReturn } from './usePaymentReturn.ts';

export interface ReturnAnnouncementsProps {
  /** A live region must be in the page before its text, or the text is not announced. */
  arrived: boolean;
  title: string;
  paymentReturn: PaymentReturn;
}

/** Announces the outcome with the countdown once, and each later change once. */
export function ReturnAnnouncements({ arrived, title, paymentReturn }: ReturnAnnouncementsProps) {
  const { secondsLeft } = paymentReturn;
  const [firstSeconds, setFirstSeconds] = useState(secondsLeft);
  if (firstSeconds === null && secondsLeft !== null) {
    setFirstSeconds(secondsLeft);
  }
  return <LiveRegion>{arrived && describeReturn(title, paymentReturn, firstSeconds)}</LiveRegion>;
}

function describeReturn(title: string, paymentReturn: PaymentReturn, firstSeconds: number | null) {
  if (paymentReturn.notOpened) {
    return <Alert tone="warning">{paymentText.appNotOpened}</Alert>;
  }
  if (paymentReturn.stopped) {
    return <p>{addedText.returnStopped}</p>;
  }
  if (paymentReturn.redirecting) {
    return <VisuallyHidden>{paymentText.redirecting}</VisuallyHidden>;
  }
  return (
    <VisuallyHidden>
      {paymentReturn.counting && firstSeconds !== null
        ? `${title}. ${fill(paymentText.autoReturn, { n: toPersianDigits(firstSeconds) })}`
        : title}
    </VisuallyHidden>
  );
}
