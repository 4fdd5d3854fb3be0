import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppServices } from '../../app/appServices.ts';
import { useLeaveHold } from './useLeaveHold.ts';

export interface WayBack {
  /** Closes the opened record of a list. */
  close: () => void;
  /** Whether something typed would be lost. */
  wouldLose: boolean;
  /** The parameter with the id of the record. */
  record: string | null;
  /** Called when the person agrees to lose the values; the same function in each rendering. */
  onLost?: () => void;
}

/**
 * The way from an opened record back to its list. It asks before values are left that nothing
 * keeps; the hold ends before the page does, because a step back would ask again.
 */
export function useWayBack({ close, wouldLose, record, onLost }: WayBack): () => void {
  const { leaveGuards } = useAppServices();
  const { pathname } = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  useLeaveHold(wouldLose && !isLeaving, record, onLost);
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (isLeaving) {
      leave();
    }
  }, [isLeaving]);
  return () => leaveGuards.leave({ pathname, search: '' }, () => setLeaving(true));
}
