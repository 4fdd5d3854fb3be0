import { useEffect } from 'react';
import { useAppServices } from '../appServices.ts';
import { guardLeaving } from './guardLeaving.ts';

/**
 * Guards text, recordings, forms and files under way when the window is closed, on every page. The status of dictation changes with
 * each write of a draft, so it is no state of React: it would render the frame ten times a
 * second.
 */
export function useLeaveGuard(): void {
  const { dictationStatus, leaveGuards, uploadFacts } = useAppServices();
  useEffect(() => {
    const dictation = {
      subscribe: dictationStatus.subscribe,
      holds: () => dictationStatus.read().recording || dictationStatus.read().unkept,
    };
    const uploads = {
      subscribe: uploadFacts.subscribe,
      holds: () => uploadFacts.read().isMoving,
    };
    return guardLeaving([dictation, leaveGuards, uploads], window);
  }, [dictationStatus, leaveGuards, uploadFacts]);
}
