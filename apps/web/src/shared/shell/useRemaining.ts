import { useCallback, useSyncExternalStore } from 'react';
import { useAppServices } from '../../app/appServices.ts';
import type { CreditReport, LiveCredit } from '../../features/dictation/workspace/liveCredit.ts';
import { readMonotonicClock } from '../../features/dictation/workspace/readMonotonicClock.ts';
import { roundUpToMinute } from './credit.ts';

/**
 * The remaining credit of a recording in ms, in whole minutes, so that a component renders once a
 * minute. Null without a limit, before the first report of the service, and when the account
 * has the newest value.
 */
export function useRemaining(): number | null {
  const { credit } = useAppServices();
  const subscribe = useCallback((listener: () => void) => follow(credit, listener), [credit]);
  return useSyncExternalStore(subscribe, () => readRemaining(credit.read()));
}

/** Calls after each report, and once a second while time is billed. Returns the unsubscribe function. */
function follow(credit: CreditReport, listener: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const restart = () => {
    clearInterval(timer);
    timer = credit.read()?.billed === true ? setInterval(listener, 1_000) : undefined;
  };
  restart();
  const unsubscribe = credit.subscribe(() => {
    restart();
    listener();
  });
  return () => {
    unsubscribe();
    clearInterval(timer);
  };
}

function readRemaining(live: LiveCredit | null): number | null {
  if (live === null) {
    return null;
  }
  const spent = live.billed ? Math.max(0, readMonotonicClock() - live.at) : 0;
  return roundUpToMinute(Math.max(0, live.remained - spent));
}
