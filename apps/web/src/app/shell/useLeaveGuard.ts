import { useEffect, useSyncExternalStore } from 'react';
import { useAppServices } from '../appServices.ts';

/**
 * Asks before the tab is closed or reloaded during a recording, or while text is not
 * stored on the device. It belongs to the frame: a recording continues on every page.
 */
export function useLeaveGuard(): void {
  const { dictationStatus } = useAppServices();
  const { recording, unkept } = useSyncExternalStore(
    dictationStatus.subscribe,
    dictationStatus.read,
  );
  const active = recording || unkept;
  useEffect(() => {
    if (!active) {
      return undefined;
    }
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [active]);
}
