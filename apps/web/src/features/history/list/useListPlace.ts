import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { HistoryItem } from '../data/historyItems.ts';
import type { History } from '../data/useHistory.ts';

type Visited = Pick<History, 'member' | 'shown'>;

/**
 * Restores scroll and focus when a person comes back from a row to the list in which they
 * opened it.
 *
 * @returns remembers the place before a row is opened
 */
export function useListPlace(
  box: RefObject<HTMLElement | null>,
  { member, shown }: Visited,
  items: readonly HistoryItem[],
): (item: HistoryItem) => void {
  const { list, page } = shown;
  const readScroller = () => box.current?.querySelector<HTMLElement>('[data-all="false"]') ?? null;
  useLayoutEffect(() => {
    const place = member.place.read();
    if (place === null || !place.isOpen) {
      return;
    }
    member.place.write({ ...place, isOpen: false });
    if (place.list !== list || place.page !== page) {
      return;
    }
    const { scroll } = place;
    const scroller = readScroller();
    if (scroll !== null && scroller === null) {
      window.scrollTo(0, scroll);
    } else if (scroll !== null && scroller !== null) {
      scroller.scrollTop = scroll;
    }
    const order = items.findIndex((item) => nameRow(item) === place.row) + 1;
    const row = box.current?.querySelector(`[aria-posinset='${order}'] article h2 a`);
    (row as HTMLElement | null)?.focus({ preventScroll: scroll !== null });
    // The place is that of the visit before; a change of the list restores nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (item) => {
    const scroll = readScroller()?.scrollTop ?? window.scrollY;
    member.place.write({ list, page, scroll, row: nameRow(item), isOpen: true });
  };
}

/**
 * Remembers the open record of the address, so that the way back leads to its row also where an
 * address, a step forward or a message opened it.
 */
export function useOpenedRow({ member, shown }: Visited, record: string | null): void {
  const { list, page } = shown;
  useEffect(() => {
    if (record !== null) {
      const place = member.place.read();
      const isKnown = place?.row === record && place.list === list && place.page === page;
      member.place.write(
        isKnown
          ? { ...place, isOpen: true }
          : { list, page, scroll: null, row: record, isOpen: true },
      );
    }
  }, [member, list, page, record]);
}

/** The name of a row, which is the same in the address of its record. */
function nameRow({ key, server }: HistoryItem): string {
  return server === null ? key : String(server.id);
}
