import { useEffect } from 'react';
import { liveText } from '../../../../shared/text/liveText.ts';

/** Marks the document title during a recording, so that other tabs show it. */
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
