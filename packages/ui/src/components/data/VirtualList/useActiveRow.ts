import { type FocusEvent, useEffect, useMemo, useState } from 'react';
import { readPlace } from './keyTarget.ts';

export interface ActiveRow {
  /** The row that has or had the focus. */
  place: number;
  /** Whether the row or an element inside it has the focus. */
  focused: boolean;
  handlers: {
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: () => void;
  };
}

/** Tracks the focused row by its key when rows are inserted or removed before it. */
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

  // The focus of a removed row moves to the row at its position, not to the document.
  useEffect(() => {
    if (isGone && document.activeElement === document.body) {
      queueMicrotask(() => focusRow(place)); // `flushSync` must not run inside an effect
    }
  });

  return {
    place,
    focused: focused && !isGone,
    handlers: {
      onFocus: ({ target }) => {
        const at = readPlace(target);
        const item = at === undefined ? undefined : items[at];
        if (at !== undefined && item !== undefined) {
          setActive({ key: itemKey(item), place: at, focused: true });
        }
      },
      onBlur: () => setActive((before) => ({ ...before, focused: false })),
    },
  };
}
