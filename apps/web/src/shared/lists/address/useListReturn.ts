import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Returns to the place of a list at each entry of the history: where its page was scrolled
 * to, and which record was closed last. Belongs to the screen that shows the list
 * or the open record, so that it outlives both.
 *
 * @param record `address.record` of the list
 * @param shown whether the rows of the address are on the page: only then it has its height
 * @returns the id of the record that was closed last, whose row takes the focus; null otherwise
 */
export function useListReturn(record: string | null, shown: boolean): string | null {
  const { key } = useLocation();
  const [scrolls] = useState(() => new Map<string, number>());
  const listShown = shown && record === null;
  // Before the next content has a height: a lower page would scroll by itself.
  useLayoutEffect(() => {
    if (!listShown) {
      return undefined;
    }
    const note = () => {
      scrolls.set(key, window.scrollY);
    };
    const before = scrolls.get(key);
    if (before === undefined) {
      note();
    } else {
      window.scrollTo(0, before);
    }
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [scrolls, key, listShown]);

  const [open, setOpen] = useState({ record, closed: null as string | null });
  if (open.record !== record) {
    setOpen({ record, closed: record === null ? open.record : null });
  }
  return open.closed;
}
