import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { FindBar } from './FindBar.tsx';
import { toRowNames } from './rowMemory.ts';
import { readPlace, findTarget } from './keyTarget.ts';
import { useActiveRow } from './useActiveRow.ts';
import { useFind, useFindKey } from './useFind.ts';
import { usePrinting } from './usePrinting.ts';
import { useRows } from './useRows.ts';
import { VirtualRow } from './VirtualRow.tsx';
import * as S from './VirtualList.styles.ts';

export interface VirtualListProps<Item> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The accessible name of the list. */
  'aria-label': string;
  items: readonly Item[];
  /** A unique key of a row; define the function outside the component that renders the list. */
  itemKey: (item: Item) => string;
  /** Renders a row; rows may differ in height. */
  children: (item: Item) => ReactNode;
  /**
   * The text of a row. Adds a search field that finds all rows and receives Ctrl+F, because the
   * browser's own search finds only rendered rows.
   */
  getText?: (item: Item) => string;
  /**
   * The estimated height of an unmeasured row, in px.
   * @default 64
   */
  estimate?: number;
  /** Renders every row, for a few thousand at most. Printing does so automatically. */
  showAll?: boolean;
}

/**
 * A scrolling list of thousands of rows with different heights that renders only the visible ones;
 * each row has its position in ARIA. The height of the list comes from its style. Arrow keys, Page
 * Up, Page Down, Home and End move between rows; the focused row stays rendered outside the
 * viewport.
 */
export function VirtualList<Item>({
  items,
  itemKey,
  children,
  getText,
  estimate = 64,
  showAll = false,
  'aria-label': label,
  ...rest
}: VirtualListProps<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const printing = usePrinting(box);
  const everyRow = showAll || printing;
  const { rows, span, first, readScroll, watch } = useRows(box, items, itemKey, {
    estimate,
    everyRow,
  });
  const isDrawn = (place: number) => place >= span.from && place < span.to;

  const bringIntoView = (place: number): HTMLElement | null => {
    if (!isDrawn(place)) {
      box.current?.scrollTo({ top: rows.getStart(place), behavior: 'instant' });
      readScroll();
    }
    const row = list.current?.querySelector<HTMLElement>(`:scope > [aria-posinset='${place + 1}']`);
    row?.scrollIntoView({ block: 'nearest' });
    return row ?? null;
  };
  const focusRow = (place: number) => bringIntoView(place)?.focus({ preventScroll: true });

  const active = useActiveRow(items, itemKey, focusRow);
  const find = useFind(items, getText, bringIntoView);
  useFindKey(box, getText !== undefined);

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    // Controls inside a row handle their own keys.
    const isRow =
      target instanceof Element && target.parentElement?.parentElement === currentTarget;
    const here = isRow ? readPlace(target) : undefined;
    const next = here === undefined ? undefined : findTarget(key, here, currentTarget, rows);
    if (next !== undefined) {
      event.preventDefault();
      focusRow(Math.max(0, Math.min(next, items.length - 1)));
    }
  };

  const isKept = active.focused && !isDrawn(active.place);
  const tabStop = isDrawn(active.place) || isKept ? active.place : first;
  const drawn = Array.from({ length: span.to - span.from }, (_, step) => span.from + step);
  const places = !isKept
    ? drawn
    : active.place < span.from
      ? [active.place, ...drawn]
      : [...drawn, active.place];

  const names = toRowNames(places, items, itemKey);

  return (
    <S.Root {...rest}>
      {getText && <FindBar label={label} find={find} />}
      <S.Box ref={box} data-all={everyRow} onScroll={readScroll} onKeyDown={moveByKey}>
        <S.List
          ref={list}
          aria-label={label}
          style={{
            paddingBlockStart: rows.getStart(span.from),
            paddingBlockEnd: rows.getStart(rows.count) - rows.getStart(span.to),
          }}
          {...active.handlers}
        >
          {places.map((place, step) => {
            const name = names[step] ?? '';
            return (
              <VirtualRow
                key={name}
                name={name}
                item={items[place] as Item}
                place={place}
                count={items.length}
                start={isDrawn(place) ? undefined : rows.getStart(place)}
                isTabStop={place === tabStop}
                isFound={place === find.places[find.at]}
                watch={watch}
              >
                {children}
              </VirtualRow>
            );
          })}
        </S.List>
      </S.Box>
    </S.Root>
  );
}
