import { useEffect } from 'react';
import { liveText } from '../../../../shared/text/liveText.ts';

/** Says in the name of the tab that somebody listens, so that it is seen from other tabs. */
export function useTabTitle(listening: boolean): void {
  useEffect(() => {
    if (!listening) {
      return undefined;
    }
    const { title } = document;
    document.title = liveText.tabTitle;
    return () => {
      if (document.title === liveText.tabTitle) {
        document.title = title;
      }
    };
  }, [listening]);
}
