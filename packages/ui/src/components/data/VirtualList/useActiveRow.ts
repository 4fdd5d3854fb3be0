import { type FocusEvent, useEffect, useMemo, useState } from 'react';
import { placeOfRow } from './rowKeys.ts';

export interface ActiveRow {
  /** The row that has or had the focus. */
  place: number;
  /** Whether the focus is on it or inside of it. */
  focused: boolean;
  handlers: {
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: () => void;
  };
}

/** Follows the row with the focus by its key, as rows come and go before it. */
export function useActiveRow<Item>(
  items: readonly Item[],
  itemKey: (item: Item) => string,
  focusRow: (place: number) => void,
): ActiveRow {
  const [active, setActive] = useState({ key: '', place: 0, focused: false });
  const { key, focused } = active;
  const found = useMemo(() => {
    const isIt = (item: Item | undefined) => item !== undefined && itemKey(item) === key;
    return isIt(items[active.place]) ? active.place : items.findIndex(isIt);
  }, [items, itemKey, key, active.place]);
  const isGone = focused && found === -1;
  const place = found === -1 ? Math.max(0, Math.min(active.place, items.length - 1)) : found;

  // The focus of a row that was taken away goes to the row in its place, not to the start of the page.
  useEffect(() => {
    if (isGone && document.activeElement === document.body) {
      queueMicrotask(() => focusRow(place)); // drawing at once is not for an effect
    }
  });

  return {
    place,
    focused: focused && !isGone,
    handlers: {
      onFocus: ({ target }) => {
        const at = placeOfRow(target);
        const item = at === undefined ? undefined : items[at];
        if (at !== undefined && item !== undefined) {
          setActive({ key: itemKey(item), place: at, focused: true });
        }
      },
      onBlur: () => setActive((before) => ({ ...before, focused: false })),
    },
  };
}
