import { useCallback, useSyncExternalStore } from 'react';
import { useAppServices } from '../../app/appServices.ts';
import { type LiveCredit } from '../../features/dictation/workspace/liveCredit.ts';
import { monotonicNow } from '../../features/dictation/workspace/monotonicNow.ts';
import { roundUpToMinute } from './credit.ts';

/**
 * The remaining credit of a recording in ms, in whole minutes, so that a component renders once a
 * minute. Null without a limit, before the first report of the service, and when the account
 * has the newest value.
 */
export function useRemaining(): number | null {
  const { credit } = useAppServices();
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribe = credit.subscribe(listener);
      const timer = setInterval(() => credit.read()?.billed === true && listener(), 1_000);
      return () => {
        unsubscribe();
        clearInterval(timer);
      };
    },
    [credit],
  );
  return useSyncExternalStore(subscribe, () => readRemaining(credit.read()));
}

function readRemaining(live: LiveCredit | null): number | null {
  if (live === null) {
    return null;
  }
  const spent = live.billed ? Math.max(0, monotonicNow() - live.at) : 0;
  return roundUpToMinute(Math.max(0, live.remained - spent));
}
