import { type RefObject, useLayoutEffect } from 'react';
import type { HistoryItem } from '../data/historyItems.ts';
import type { History } from '../data/useHistory.ts';

/**
 * Restores scroll and focus when a person comes back from a row to the list in which they
 * opened it.
 *
 * @returns remembers the place before a row is opened
 */
export function useListPlace(
  box: RefObject<HTMLElement | null>,
  { member, shown }: Pick<History, 'member' | 'shown'>,
  items: readonly HistoryItem[],
): (key: string) => void {
  const { list, page } = shown;
  const readScroller = () => box.current?.querySelector<HTMLElement>('[data-all="false"]') ?? null;
  useLayoutEffect(() => {
    const place = member.place.read();
    member.place.write(null);
    if (place === null || place.list !== list || place.page !== page) {
      return;
    }
    const scroller = readScroller();
    if (scroller === null) {
      window.scrollTo(0, place.scroll);
    } else {
      scroller.scrollTop = place.scroll;
    }
    const order = items.findIndex(({ key }) => key === place.key) + 1;
    const row = box.current?.querySelector(`[aria-posinset='${order}'] article h2 a`);
    (row as HTMLElement | null)?.focus({ preventScroll: true });
    // The place is that of the visit before; a change of the list restores nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (key) => {
    const scroll = readScroller()?.scrollTop ?? window.scrollY;
    member.place.write({ list, page, scroll, key });
  };
}
