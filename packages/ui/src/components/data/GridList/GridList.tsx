import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Selection } from 'react-aria-components';
import { AriaLocale } from '../../../foundations/aria/AriaLocale.tsx';
import { type GridListRow, GridListItem } from './GridListItem.tsx';
import { useReordering } from './useReordering.tsx';
import * as S from './GridList.styles.ts';

export interface GridListSelection {
  /** @default 'multiple' */
  mode?: 'single' | 'multiple';
  /** The keys of the chosen rows; those of other pages may be among them. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

export interface GridListProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Says what the rows are. */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What is seen of a row. */
  row: (row: Row) => GridListRow;
  selection?: GridListSelection;
  /** Opens a row: by a press on it or by Enter. While rows are chosen, a press chooses. */
  onOpen?: (row: Row) => void;
  /** Gives each row a handle; called with all rows in their new order. */
  onReorder?: (rows: Row[]) => void;
  /** Stands in place of rows when there are none, such as an `EmptyState`. */
  empty?: ReactNode;
}

/**
 * Rows that are one stop for the Tab key: up and down lead from row to row,
 * the sides to what stands in a row, and the first letters find it. Rows can be
 * chosen, opened, and put in another order by pointer or keys. Rows of links
 * alone are a `List`; a box that chooses all is the page's own.
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
  const titleOf = (row: Row) => describe(row).title;
  const { hooks, notice } = useReordering({ rows, rowKey, titleOf, onReorder });
  const selectionMode = selection === undefined ? 'none' : (selection.mode ?? 'multiple');
  const choose = (chosen: Selection) => {
    selection?.onChange(
      chosen === 'all' ? new Set(usable(rows, rowKey, describe)) : keysOf(chosen),
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

function keysOf(keys: Iterable<string | number>): Set<string> {
  return new Set([...keys].map(String));
}

function usable<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  describe: (row: Row) => GridListRow,
): string[] {
  return rows.filter((row) => describe(row).disabled !== true).map(rowKey);
}
