import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed; printing needs every row. */
export function usePrinting(box: RefObject<HTMLElement | null>): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    let top = 0;
    // The browser captures the page right after the event, so the update is synchronous.
    const begin = () => {
      top = box.current?.scrollTop ?? 0;
      flushSync(() => setPrinting(true));
    };
    const end = () => {
      flushSync(() => setPrinting(false));
      box.current?.scrollTo({ top, behavior: 'instant' });
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [box]);
  return printing;
}
