import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { rowAt } from './span.ts';
import { useWindow } from './useWindow.ts';
import * as S from './VirtualList.styles.ts';

export interface VirtualListProps<Item> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Says what the rows are. */
  'aria-label': string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Draws one row; rows may differ in height. */
  children: (item: Item) => ReactNode;
  /**
   * About how high a row is, in px, before it is measured.
   * @default 64
   */
  estimate?: number;
  /**
   * Draws every row, for printing and for the browser's own search, which find
   * only what is drawn. Slow beyond a few thousand rows, so it is asked for.
   */
  showAll?: boolean;
}

/**
 * Thousands of rows of unequal height in a box that scrolls; only those in view
 * are drawn, and each says its place among all. The box is as high as its style
 * says. Arrow keys, Home and End lead from row to row.
 */
export function VirtualList<Item>({
  items,
  itemKey,
  children,
  estimate = 64,
  showAll = false,
  onScroll,
  onKeyDown,
  'aria-label': label,
  ...rest
}: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const keys = useMemo(() => items.map(itemKey), [items, itemKey]);
  const { span, offsets, look, measure } = useWindow(list, keys, estimate);
  const { from, to } = showAll ? { from: 0, to: items.length } : span;
  const [active, setActive] = useState(0);
  const hadFocus = useRef(false);
  const activeIsDrawn = active >= from && active < to;

  // A row that scrolls away while it has the focus leaves it to the box.
  useLayoutEffect(() => {
    if (!activeIsDrawn && hadFocus.current) {
      hadFocus.current = false;
      list.current?.parentElement?.focus({ preventScroll: true });
    }
  }, [activeIsDrawn]);

  const focusRow = (place: number) => {
    const box = list.current?.parentElement;
    const target = Math.min(Math.max(0, place), items.length - 1);
    if (!box || target < 0) {
      return;
    }
    const top = offsets[target] ?? 0;
    if (target < from || target >= to) {
      box.scrollTo({ top, behavior: 'instant' });
      look();
    }
    setActive(target);
    const row = list.current?.querySelector<HTMLElement>(`[aria-posinset='${target + 1}']`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };

  const moveByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const inBox = event.target === event.currentTarget;
    const inRow = event.target instanceof Element && event.target.parentElement === list.current;
    if (!inBox && !inRow) {
      return;
    }
    const here = inRow ? active : rowAt(offsets, event.currentTarget.scrollTop) - 1;
    const target = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: items.length - 1 }[
      event.key
    ];
    if (target !== undefined) {
      event.preventDefault();
      focusRow(target);
    }
  };

  return (
    <S.Box
      tabIndex={activeIsDrawn ? -1 : 0}
      {...rest}
      data-all={showAll}
      onScroll={(event) => {
        onScroll?.(event);
        look();
      }}
      onKeyDown={moveByKey}
    >
      <S.List
        ref={list}
        aria-label={label}
        style={{
          paddingBlockStart: offsets[from] ?? 0,
          paddingBlockEnd: (offsets.at(-1) ?? 0) - (offsets[to] ?? 0),
        }}
        onBlur={() => (hadFocus.current = false)}
      >
        {items.slice(from, to).map((item, step) => {
          const place = from + step;
          const key = keys[place] ?? '';
          return (
            <S.Row
              key={key}
              ref={measure}
              data-row={key}
              aria-posinset={place + 1}
              aria-setsize={items.length}
              tabIndex={place === active ? 0 : -1}
              onFocus={() => {
                hadFocus.current = true;
                setActive(place);
              }}
            >
              {children(item)}
            </S.Row>
          );
        })}
      </S.List>
    </S.Box>
  );
}
