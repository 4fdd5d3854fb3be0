import { useEffect, useRef } from 'react';
import { focusHeading } from './focusHeading.ts';

/** When something that may hold the focus goes, and the focus with it, the page's heading takes it (WCAG 2.4.3). */
export function useKeptFocus(isThere: boolean): void {
  const wasThere = useRef(isThere);
  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (wasThere.current && !isThere && lost) {
      focusHeading();
    }
    wasThere.current = isThere;
  }, [isThere]);
}
