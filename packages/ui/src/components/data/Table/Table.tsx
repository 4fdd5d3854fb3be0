import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { text } from '../../../foundations/text.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { type TableColumn, type TableSort, widestFraction } from './column.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { Line } from './Line.styles.ts';
import * as S from './Table.styles.ts';

export interface TableSelection {
  /** The keys of the chosen rows; those of other pages may be among them. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

export interface TableSorting {
  by: TableSort | null;
  onChange: (by: TableSort) => void;
}

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the table shows; read out before it. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  /** The rows of this page, in the order in which they are to stand. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sorting?: TableSorting;
  selection?: TableSelection;
  /** Rows are on their way: the first ones are drawn as shapes, later the old ones stay, under a line that breathes. */
  busy?: boolean;
  /** Stands in place of rows when there are none, such as an `EmptyState`. */
  empty?: ReactNode;
  /** Stands in place of rows when they could not be loaded, such as an `ErrorState`. */
  failed?: ReactNode;
  /** Stands below the rows, such as a `Pagination`. */
  footer?: ReactNode;
  /** Scrolls in a box of its own, as high as its style allows; otherwise the page scrolls and the head stays under the top bar. */
  scrolls?: boolean;
}

/**
 * Rows and columns, sorted and paged by whoever owns the rows. Where there is
 * little room each row is a card that carries the names of its columns.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sorting,
  selection,
  busy = false,
  empty,
  failed,
  footer,
  scrolls = false,
  ...rest
}: TableProps<Row>) {
  const id = useId();
  const span = columns.length + (selection === undefined ? 0 : 1);
  const instead = failed ?? (rows.length === 0 && !busy ? empty : undefined);
  const shown = failed === undefined ? rows : [];
  const fractions = columns.map((column) => widestFraction(column, rows));
  return (
    <S.Root {...rest} data-scrolls={scrolls} data-reloading={busy && rows.length > 0}>
      <S.Said>{busy && text.loading}</S.Said>
      <S.Scroller
        {...(scrolls && { tabIndex: 0, role: 'group', 'aria-labelledby': `${id}-caption` })}
      >
        <S.Table aria-busy={busy} aria-labelledby={`${id}-caption`}>
          <S.Caption id={`${id}-caption`}>{caption}</S.Caption>
          <TableHead
            columns={columns}
            sorting={sorting}
            selection={selection}
            keys={shown.map(rowKey)}
          />
          <S.Body>
            {instead !== undefined && (
              <Line>
                <S.Instead colSpan={span}>{instead}</S.Instead>
              </Line>
            )}
            {instead === undefined &&
              rows.length === 0 &&
              busy &&
              placeholders.map((place) => (
                <Line key={place} aria-hidden="true">
                  <S.Waiting colSpan={span}>
                    <Skeleton />
                  </S.Waiting>
                </Line>
              ))}
            {shown.map((row, place) => (
              <TableRow
                key={rowKey(row)}
                id={`${id}-${place}`}
                row={row}
                rowKey={rowKey(row)}
                columns={columns}
                fractions={fractions}
                selection={selection}
              />
            ))}
          </S.Body>
        </S.Table>
      </S.Scroller>
      {footer !== undefined && <S.Footer>{footer}</S.Footer>}
    </S.Root>
  );
}

const placeholders = [0, 1, 2, 3, 4];
