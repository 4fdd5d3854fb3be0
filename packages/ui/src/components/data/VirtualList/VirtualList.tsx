import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { FindBar } from './FindBar.tsx';
import { namesOf } from './rowMemory.ts';
import { placeOfRow, targetOf } from './rowKeys.ts';
import { useActiveRow } from './useActiveRow.ts';
import { useFind, useFindKey } from './useFind.ts';
import { usePrinting } from './usePrinting.ts';
import { useRows } from './useRows.ts';
import { VirtualRow } from './VirtualRow.tsx';
import * as S from './VirtualList.styles.ts';

export interface VirtualListProps<Item> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Says what the rows are. */
  'aria-label': string;
  items: readonly Item[];
  /** Tells a row apart from the others; defined outside the component that draws the list. */
  itemKey: (item: Item) => string;
  /** Draws one row; rows may differ in height. */
  children: (item: Item) => ReactNode;
  /**
   * The words of a row. With it the list has a field that finds in all rows,
   * and Ctrl+F leads there: the browser's own search sees only what is drawn.
   */
  textOf?: (item: Item) => string;
  /**
   * About how high a row is, in px, before it is measured.
   * @default 64
   */
  estimate?: number;
  /** Draws every row, for a few thousand at most. For paper the list does so by itself. */
  showAll?: boolean;
}

/**
 * Thousands of rows of unequal height in a box that scrolls; only those in view
 * are drawn, and each says its place among all. The list is as high as its
 * style says. Arrow keys, Page Up, Page Down, Home and End lead from row to
 * row; the row with the focus stays, even when it is scrolled away.
 */
export function VirtualList<Item>({
  items,
  itemKey,
  children,
  textOf,
  estimate = 64,
  showAll = false,
  'aria-label': label,
  ...rest
}: VirtualListProps<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const printing = usePrinting(box);
  const everyRow = showAll || printing;
  const { rows, span, first, look, watch } = useRows(box, items, itemKey, { estimate, everyRow });
  const isDrawn = (place: number) => place >= span.from && place < span.to;

  const bringIntoView = (place: number): HTMLElement | null => {
    if (!isDrawn(place)) {
      box.current?.scrollTo({ top: rows.startOf(place), behavior: 'instant' });
      look();
    }
    const row = list.current?.querySelector<HTMLElement>(`:scope > [aria-posinset='${place + 1}']`);
    row?.scrollIntoView({ block: 'nearest' });
    return row ?? null;
  };
  const focusRow = (place: number) => bringIntoView(place)?.focus({ preventScroll: true });

  const active = useActiveRow(items, itemKey, focusRow);
  const find = useFind(items, textOf, bringIntoView);
  useFindKey(box, textOf !== undefined);

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    // Keys inside a control of a row are the control's own.
    const isRow =
      target instanceof Element && target.parentElement?.parentElement === currentTarget;
    const here = isRow ? placeOfRow(target) : undefined;
    const next = here === undefined ? undefined : targetOf(key, here, currentTarget, rows);
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

  const names = namesOf(places, items, itemKey);

  return (
    <S.Root {...rest}>
      {textOf && <FindBar label={label} find={find} />}
      <S.Box ref={box} data-all={everyRow} onScroll={look} onKeyDown={moveByKey}>
        <S.List
          ref={list}
          aria-label={label}
          style={{
            paddingBlockStart: rows.startOf(span.from),
            paddingBlockEnd: rows.startOf(rows.count) - rows.startOf(span.to),
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
                start={isDrawn(place) ? undefined : rows.startOf(place)}
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
