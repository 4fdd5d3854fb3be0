import { useEffect } from 'react';
import { useAppServices } from '../appServices.ts';
import { guardLeaving } from './guardLeaving.ts';

/**
 * Guards text, recordings and forms when the window is closed, on every page. The status of dictation changes with
 * each write of a draft, so it is no state of React: it would render the frame ten times a
 * second.
 */
export function useLeaveGuard(): void {
  const { dictationStatus, leaveGuards } = useAppServices();
  useEffect(() => {
    const dictation = {
      subscribe: dictationStatus.subscribe,
      holds: () => dictationStatus.read().recording || dictationStatus.read().unkept,
    };
    return guardLeaving([dictation, leaveGuards], window);
  }, [dictationStatus, leaveGuards]);
}
