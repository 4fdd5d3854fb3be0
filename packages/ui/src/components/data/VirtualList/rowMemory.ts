import { createRowHeights, type RowHeights } from './rowHeights.ts';

/** What is known of the rows that were drawn once, by their names. */
export interface RowMemory {
  /** Makes the heights of these rows: measured ones where they are known, the guess for all others. */
  arrange: <Item>(
    items: readonly Item[],
    itemKey: (item: Item) => string,
    estimate: number,
  ) => RowHeights;
  heightOf: (name: string) => number | undefined;
  remember: (name: string, place: number, height: number) => void;
}

/** Keeps the heights of rows while their list changes; its work grows with the rows seen, not with all rows. */
export function createRowMemory(): RowMemory {
  const known = new Map<string, { place: number; height: number }>();
  return {
    arrange(items, itemKey, estimate) {
      const rows = createRowHeights(items.length, estimate);
      const isKept = (name: string, place: number) => {
        const item = items[place];
        return item !== undefined && itemKey(item) === name;
      };
      if (![...known].every(([name, { place }]) => isKept(name, place))) {
        const all = new Map(known);
        known.clear();
        // Rows came or went before others, so each is looked for.
        for (const [place, item] of items.entries()) {
          const height = all.get(itemKey(item))?.height;
          if (height !== undefined) {
            known.set(itemKey(item), { place, height });
          }
        }
      }
      for (const { place, height } of known.values()) {
        rows.change(place, height);
      }
      return rows;
    },
    heightOf: (name) => known.get(name)?.height,
    remember(name, place, height) {
      known.set(name, { place, height });
    },
  };
}

/** A name for each of the rows at these places; a key that comes twice is told apart by a number. */
export function namesOf<Item>(
  places: readonly number[],
  items: readonly Item[],
  itemKey: (item: Item) => string,
): string[] {
  const seen = new Map<string, number>();
  return places.map((place) => {
    const key = itemKey(items[place] as Item);
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    return times === 0 ? key : `${key}\n${times}`;
  });
}
