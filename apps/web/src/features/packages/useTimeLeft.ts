import { canResume, isBeingConfirmed, type UnfinishedOrder } from '@nevisa/machines';
import { useEffect, useState } from 'react';

export interface TimeLeft {
  /** The gateway has time enough for the payment. */
  readonly canResume: boolean;
  /** The bank has not confirmed the payment yet. */
  readonly isBeingConfirmed: boolean;
  /** In ms; null where the end is unknown. */
  readonly left: number | null;
}

/** How long the link of an unfinished payment lives, read each second. */
export function useTimeLeft(order: UnfinishedOrder, now: () => number): TimeLeft {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => {
      setTime(now());
    }, 1_000);
    return () => {
      clearInterval(timer);
    };
  }, [now]);
  return {
    canResume: canResume(order, time),
    isBeingConfirmed: isBeingConfirmed(order, time),
    left: order.endsAt === null ? null : Math.max(0, order.endsAt - time),
  };
}
