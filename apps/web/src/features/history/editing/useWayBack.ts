import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppServices } from '../../../app/appServices.ts';
import { useLeaveHold } from '../../../shared/leaving/useLeaveHold.ts';
import type { History } from '../data/useHistory.ts';

/**
 * The way back to the list. It asks before words are left that neither the device nor the server
 * has; the hold ends before the page does, because a step back would ask again.
 */
export function useWayBack({ list }: History, wouldLose: boolean): () => void {
  const { leaveGuards } = useAppServices();
  const { pathname } = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  useLeaveHold(wouldLose && !isLeaving, 'id');
  const leave = useEffectEvent(() => {
    list.close();
  });
  useEffect(() => {
    if (isLeaving) {
      leave();
    }
  }, [isLeaving]);
  return () => {
    leaveGuards.leave({ pathname, search: '' }, () => setLeaving(true));
  };
}
