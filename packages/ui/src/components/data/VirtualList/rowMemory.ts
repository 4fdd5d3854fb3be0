import { createRowHeights, type RowHeights } from './rowHeights.ts';

/** Measured heights of rows, by row name. */
export interface RowMemory {
  /** Creates the heights of these rows: measured where known, estimated otherwise. */
  arrange: <Item>(
    items: readonly Item[],
    itemKey: (item: Item) => string,
    estimate: number,
  ) => RowHeights;
  getHeight: (name: string) => number | undefined;
  remember: (name: string, place: number, height: number) => void;
}

/**
 * Preserves measured heights when the items change; the cost grows with the measured rows, not
 * with all rows.
 */
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
        // Rows were inserted or removed before known ones, so every row is looked up.
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
    getHeight: (name) => known.get(name)?.height,
    remember(name, place, height) {
      known.set(name, { place, height });
    },
  };
}

/** A unique name for each of these rows; a repeated key gets a number. */
export function toRowNames<Item>(
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
