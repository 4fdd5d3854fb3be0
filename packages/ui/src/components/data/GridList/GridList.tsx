import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Selection } from 'react-aria-components';
import { AriaLocale } from '../../../foundations/aria/AriaLocale.tsx';
import { type GridListRow, GridListItem } from './GridListItem.tsx';
import { toKeys } from './order.ts';
import { useReordering } from './useReordering.tsx';
import * as S from './GridList.styles.ts';

export interface GridListSelection {
  /** @default 'multiple' */
  mode?: 'single' | 'multiple';
  /** The keys of the selected rows; may include keys of other pages. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

export interface GridListProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The accessible name of the list. */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Describes the content of a row. */
  row: (row: Row) => GridListRow;
  selection?: GridListSelection;
  /**
   * Called when a row is clicked or Enter is pressed. While rows are selected, a click toggles the
   * selection instead.
   */
  onOpen?: (row: Row) => void;
  /** Adds a drag handle to each row; called with all rows in their new order. */
  onReorder?: (rows: Row[]) => void;
  /** Shown when there are no rows, such as an `EmptyState`. */
  empty?: ReactNode;
}

/**
 * A list of interactive rows with one tab stop: up and down move between rows, left and right move
 * into a row, typing the first letters finds a row. Rows can be selected, opened and reordered by
 * pointer or keyboard. For rows that are only links, use `List`; a “select all” box belongs to the
 * page.
 */
export function GridList<Row>({
  label,
  rows,
  rowKey,
  row: describe,
  selection,
  onOpen,
  onReorder,
  empty,
  ...rest
}: GridListProps<Row>) {
  const getTitle = (row: Row) => describe(row).title;
  const { hooks, notice } = useReordering({ rows, rowKey, getTitle, onReorder });
  const selectionMode = selection === undefined ? 'none' : (selection.mode ?? 'multiple');
  const choose = (chosen: Selection) => {
    selection?.onChange(
      chosen === 'all' ? new Set(listSelectableKeys(rows, rowKey, describe)) : toKeys(chosen),
    );
  };
  return (
    <S.Root {...rest}>
      <AriaLocale>
        <S.Grid
          aria-label={label}
          selectionMode={selectionMode}
          {...(selection !== undefined && { selectedKeys: selection.selected })}
          onSelectionChange={choose}
          {...(onReorder !== undefined && { dragAndDropHooks: hooks })}
          renderEmptyState={() => empty}
        >
          {rows.map((row) => (
            <GridListItem
              key={rowKey(row)}
              id={rowKey(row)}
              row={describe(row)}
              movable={onReorder !== undefined}
              onOpen={onOpen && (() => onOpen(row))}
            />
          ))}
        </S.Grid>
      </AriaLocale>
      {onReorder !== undefined && <S.Said>{notice}</S.Said>}
    </S.Root>
  );
}

function listSelectableKeys<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  describe: (row: Row) => GridListRow,
): string[] {
  return rows.filter((row) => describe(row).disabled !== true).map(rowKey);
}
