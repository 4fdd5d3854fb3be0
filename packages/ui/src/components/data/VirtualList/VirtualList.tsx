import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { text } from '../../../foundations/text.ts';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { FindBar, type FindBarProps } from './FindBar.tsx';
import type { RowHeights, Span } from './rowHeights.ts';
import { isInSpan, useVirtualRows } from './useVirtualRows.ts';
import { VirtualRow } from './VirtualRow.tsx';
import { VirtualListHead } from './VirtualListHead.tsx';
import * as S from './VirtualList.styles.ts';

export interface VirtualListProps<Item> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The accessible name of the list. */
  'aria-label': string;
  items: readonly Item[];
  /** A unique key of a row; define the function outside the component that renders the list. */
  itemKey: (item: Item) => string;
  /** The accessible name of a row, which takes the focus: its title. */
  itemLabel?: (item: Item) => string;
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
  /**
   * How many rows are rendered above and below those in view.
   * @default 8
   */
  overscan?: number;
  /**
   * The key of the row that takes the focus when the list appears, scrolled into view. For a record
   * that is open in a dialog, its row takes the focus when the key is removed.
   */
  startAt?: string | undefined;
  /** Above the rows and inside their border: e.g. the box that chooses all of them. */
  head?: ReactNode;
}

/**
 * A scrolling list of thousands of rows with different heights that renders only the visible ones;
 * each row has its position in ARIA. The height of the list comes from its style. Arrow keys, Page
 * Up, Page Down, Home and End move between rows, and the focused row says so; it stays rendered
 * outside the viewport. The place of a removed row closes after a moment.
 */
export function VirtualList<Item>({
  items,
  itemKey,
  itemLabel,
  children,
  getText,
  estimate = 64,
  showAll = false,
  overscan = 8,
  startAt,
  head,
  'aria-label': label,
  ...rest
}: VirtualListProps<Item>) {
  const hintId = useId();
  const options = { itemKey, getText, estimate, showAll, overscan, startAt };
  const { boxRef, listRef, rows, span, find, ...view } = useVirtualRows(items, options);
  return (
    <S.Root {...rest}>
      <ListTop head={head} label={label} find={getText && find} />
      <S.Box
        ref={boxRef}
        data-all={view.everyRow}
        onScroll={view.readScroll}
        onKeyDown={view.moveByKey}
      >
        <S.List
          ref={listRef}
          aria-label={label}
          style={measureRoomAround(rows, span)}
          {...view.focusHandlers}
        >
          {view.places.map((place, step) => {
            const name = view.names[step] ?? '';
            return (
              <VirtualRow
                key={name}
                name={name}
                item={items[place] as Item}
                place={place}
                count={items.length}
                start={isInSpan(place, span) ? undefined : rows.getStart(place)}
                isTabStop={place === view.tabStop}
                label={itemLabel?.(items[place] as Item)}
                hintId={hintId}
                isFound={place === find.places[find.at]}
                watch={view.watch}
              >
                {children}
              </VirtualRow>
            );
          })}
        </S.List>
      </S.Box>
      <RowHint id={hintId} />
    </S.Root>
  );
}

interface ListTopProps extends Pick<FindBarProps, 'label'> {
  head: ReactNode;
  /** Without it the rows are not searched. */
  find: FindBarProps['find'] | undefined;
}

function ListTop({ head, label, find }: ListTopProps) {
  return (
    <>
      {head !== undefined && <VirtualListHead>{head}</VirtualListHead>}
      {find !== undefined && <FindBar label={label} find={find} />}
    </>
  );
}

/** Explains the keys of the row that takes the focus. */
function RowHint({ id }: { id: string }) {
  return (
    <VisuallyHidden id={id} hidden>
      {text.rowKeys}
    </VisuallyHidden>
  );
}

/** The room of the rows that are not rendered. */
function measureRoomAround(rows: RowHeights, { from, to }: Span) {
  return {
    paddingBlockStart: rows.getStart(from),
    paddingBlockEnd: rows.getStart(rows.count) - rows.getStart(to),
  };
}
