import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being put on paper, which has to show what the box scrolls away. */
export function usePrinting(box: RefObject<HTMLElement | null>): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    let top = 0;
    // The browser takes its picture right after the event, so React must not wait.
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
