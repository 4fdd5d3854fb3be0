import { type KeyboardEvent, useRef } from 'react';
import { findKeyTarget } from './keyTarget.ts';
import type { Span } from './rowHeights.ts';
import { toRowNames } from './rowMemory.ts';
import { useActiveRow } from './useActiveRow.ts';
import { useFind, useFindKey } from './useFind.ts';
import { useRemovalGap } from './useRemovalGap.ts';
import { usePrinting } from './usePrinting.ts';
import { useRows } from './useRows.ts';
import { useStartRow } from './useStartRow.ts';

interface VirtualRowsOptions<Item> {
  itemKey: (item: Item) => string;
  getText: ((item: Item) => string) | undefined;
  estimate: number;
  showAll: boolean;
  overscan: number;
  startAt: string | undefined;
}

/** The rendered rows of a `VirtualList` and the handlers for scrolling, keys and search. */
export function useVirtualRows<Item>(
  items: readonly Item[],
  { itemKey, getText, estimate, showAll, overscan, startAt }: VirtualRowsOptions<Item>,
) {
  const boxRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const printing = usePrinting(boxRef);
  const everyRow = showAll || printing;
  const visible = useRows(boxRef, items, itemKey, { estimate, everyRow, overscan });
  const { rows, span, first, readScroll } = visible;
  const watch = useRemovalGap(listRef, items, itemKey, visible.watch);

  const bringIntoView = (place: number): HTMLElement | null => {
    if (!isInSpan(place, span)) {
      boxRef.current?.scrollTo({ top: rows.getStart(place), behavior: 'instant' });
      readScroll();
    }
    const row = listRef.current?.querySelector<HTMLElement>(
      `:scope > [aria-posinset='${place + 1}']`,
    );
    row?.scrollIntoView({ block: 'nearest' });
    return row ?? null;
  };
  const focusRow = (place: number) => bringIntoView(place)?.focus({ preventScroll: true });

  useStartRow(startAt, (key) => {
    const place = items.findIndex((item) => itemKey(item) === key);
    if (place !== -1) {
      focusRow(place);
    }
  });

  const active = useActiveRow(items, itemKey, focusRow);
  const find = useFind(items, getText, bringIntoView);
  useFindKey(boxRef, getText !== undefined);

  const isActiveInSpan = isInSpan(active.place, span);
  const isPersisted = active.focused && !isActiveInSpan;
  const places = getRenderedPlaces(span, isPersisted ? active.place : undefined);
  return {
    ...visible,
    watch,
    boxRef,
    listRef,
    everyRow,
    find,
    focusHandlers: active.handlers,
    tabStop: isActiveInSpan || isPersisted ? active.place : first,
    places,
    names: toRowNames(places, items, itemKey),
    moveByKey: (event: KeyboardEvent<HTMLElement>) => {
      const target = findKeyTarget(event, rows);
      if (target !== undefined) {
        event.preventDefault();
        focusRow(target);
      }
    },
  };
}

/** Whether the row is rendered in the flow of the list. */
export function isInSpan(place: number, { from, to }: Span): boolean {
  return place >= from && place < to;
}

function getRenderedPlaces({ from, to }: Span, persisted: number | undefined): number[] {
  const places = Array.from({ length: to - from }, (_, step) => from + step);
  if (persisted === undefined) {
    return places;
  }
  return persisted < from ? [persisted, ...places] : [...places, persisted];
}
