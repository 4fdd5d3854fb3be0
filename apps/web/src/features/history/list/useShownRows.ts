import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { HistoryItem } from '../data/historyItems.ts';
import type { History } from '../data/useHistory.ts';

/** The rows of a list, and the address and time that they were rendered with. */
interface ShownRows {
  readonly items: readonly HistoryItem[];
  readonly address: History['list']['address'];
  /** The time of the server at its answer, in ms since 1970. */
  readonly now: number;
}

/**
 * The rows that the list shows. Another page, or another filter, leaves the former rows as they
 * are until its request is sent: no request waits for rows. The new rows are rendered in parts,
 * between which the page takes presses. A change of the shown rows is shown at once.
 */
export function useShownRows(
  {
    list: { address },
    page: { outdated },
    member: { serverTime },
  }: Pick<History, 'list' | 'page' | 'member'>,
  items: readonly HistoryItem[],
): ShownRows & { readonly isLate: boolean } {
  const [openedAt] = useState(() => Date.now());
  const now = useSyncExternalStore(serverTime.subscribe, serverTime.read) ?? openedAt;
  const [shown, setShown] = useState<ShownRows>({ items, address, now });
  const isLate = address !== shown.address && !outdated;
  useEffect(() => {
    if (!outdated) {
      startTransition(() => setShown({ items, address, now }));
    }
  }, [items, address, now, outdated]);
  return { ...shown, items: isLate ? shown.items : items, isLate };
}
