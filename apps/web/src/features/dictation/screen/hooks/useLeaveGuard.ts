import { useEffect } from 'react';

/** Asks before the tab is closed or reloaded while there is something that would go with it. */
export function useLeaveGuard(active: boolean): void {
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
