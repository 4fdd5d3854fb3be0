import { useEffect, useEffectEvent } from 'react';

/** Reports whether the page is visible, also when the back/forward cache stores and restores it (P14, P16). */
export function usePageVisibility(onChange: (visible: boolean) => void): void {
  const report = useEffectEvent(onChange);
  useEffect(() => {
    const read = () => report(document.visibilityState === 'visible');
    const hide = () => report(false);
    document.addEventListener('visibilitychange', read);
    window.addEventListener('pageshow', read);
    window.addEventListener('pagehide', hide);
    return () => {
      document.removeEventListener('visibilitychange', read);
      window.removeEventListener('pageshow', read);
      window.removeEventListener('pagehide', hide);
    };
  }, []);
}
