import { Alert, LiveRegion, VisuallyHidden } from '@nevisa/ui';
import { toPersianDigits } from '@nevisa/writing';
import { useState } from 'react';
import { addedText } from '../../../shared/text/addedText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { paymentText } from '../../../shared/text/paymentText.ts';
import { useArrived } from './useArrived.ts';
import type { PaymentReturn } from './usePaymentReturn.ts';

/** What is said aloud, politely and once each: the outcome with what will follow, and what became of it. */
export function ReturnNews({ title, way }: { title: string; way: PaymentReturn }) {
  // The region stands before its words do, or they would stay unread.
  const arrived = useArrived();
  const [firstSeconds] = useState(way.secondsLeft);
  return <LiveRegion>{arrived && wordsOf(title, way, firstSeconds)}</LiveRegion>;
}

function wordsOf(title: string, way: PaymentReturn, firstSeconds: number | null) {
  if (way.notOpened) {
    return <Alert tone="warning">{paymentText.appNotOpened}</Alert>;
  }
  if (way.stopped) {
    return <p>{addedText.returnStopped}</p>;
  }
  if (way.redirecting) {
    return <VisuallyHidden>{paymentText.redirecting}</VisuallyHidden>;
  }
  return (
    <VisuallyHidden>
      {way.counting && firstSeconds !== null
        ? `${title}. ${fill(paymentText.autoReturn, { n: toPersianDigits(firstSeconds) })}`
        : title}
    </VisuallyHidden>
  );
}
