import {
  type ComponentPropsWithRef,
  type ReactNode,
  useId,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { text } from '../../../foundations/text.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { scrollByKeyboard } from '../../overlay/Dialog/scrollByKeyboard.ts';
import { type TableColumn, type TableSort, findWidestFraction } from './column.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { RowRoot } from './row.styles.ts';
import * as S from './Table.styles.ts';

export interface TableSelection {
  /** The keys of the selected rows; may include keys of other pages. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** A press with Shift on the box of a row: chooses from the row chosen last to this one. */
  onExtend?: (key: string) => void;
}

export type TableDensity = 'comfortable' | 'compact';

export type TableNarrowForm = 'cards' | 'scroll';

export interface TableSorting {
  by: TableSort | null;
  /** A press on the head of a column: the next order is `computeNextSort` of the latest one, which may not be shown yet. */
  onPress: (column: string) => void;
}

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The accessible name of the table. */
  caption: string;
  /** A row renders again when it or this list is another object. */
  columns: readonly TableColumn<Row>[];
  /** The rows of this page in display order. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sorting?: TableSorting;
  selection?: TableSelection;
  /** Rows are loading: skeletons before the first rows, later an animated line over the old rows. */
  busy?: boolean;
  /** Shown when there are no rows, such as an `EmptyState`. */
  empty?: ReactNode;
  /** Shown instead of the rows when loading failed, such as an `ErrorState`. */
  failed?: ReactNode;
  /** Shown below the rows, such as a `Pagination`. */
  footer?: ReactNode;
  /**
   * Scrolls inside its own box, limited by its style; otherwise the page scrolls and the header
   * sticks below the top bar.
   */
  scrolls?: boolean;
  /**
   * The height of the rows.
   * @default 'comfortable'
   */
  density?: TableDensity;
  /**
   * What becomes of the table in a narrow place: each row is a card, or the columns scroll sideways
   * beside the first one, which stays in sight, e.g. for things that are compared.
   * @default 'cards'
   */
  narrow?: TableNarrowForm;
}

/** With more columns the rows become cards in wider places. */
const mostColumns = 4;

/**
 * A table whose parent sorts and pages the rows. In narrow containers each row is a card that
 * shows the column names.
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
  density = 'comfortable',
  narrow = 'cards',
  ...rest
}: TableProps<Row>) {
  const id = useId();
  const span = columns.length + (selection === undefined ? 0 : 1);
  const instead = failed ?? (rows.length === 0 && !busy ? empty : undefined);
  const shown = failed === undefined ? rows : [];
  return (
    <S.Root
      {...rest}
      data-scrolls={scrolls}
      data-reloading={busy && rows.length > 0}
      data-density={density}
      data-columns={columns.length > mostColumns ? 'many' : 'few'}
      data-narrow={narrow}
      data-widths={columns.some((column) => 'share' in column) ? 'shared' : 'own'}
    >
      <S.Said>{busy && text.loading}</S.Said>
      <S.Scroller {...describeScroller(`${id}-caption`, scrolls, narrow)}>
        <S.Width>
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
                <RowRoot>
                  <S.Instead colSpan={span}>{instead}</S.Instead>
                </RowRoot>
              )}
              {instead === undefined && rows.length === 0 && busy && (
                <Placeholders columns={columns} span={span} />
              )}
              <Rows {...{ id, columns, rows: shown, rowKey, selection }} />
            </S.Body>
          </S.Table>
        </S.Width>
      </S.Scroller>
      {footer !== undefined && <S.Footer>{footer}</S.Footer>}
    </S.Root>
  );
}

/** What scrolls is named, and the keyboard reaches it. */
function describeScroller(caption: string, scrolls: boolean, narrow: TableNarrowForm) {
  const named = { role: 'group', 'aria-labelledby': caption };
  if (narrow === 'scroll') {
    return { ...named, ref: scrollByKeyboard };
  }
  return scrolls ? { ...named, tabIndex: 0 } : {};
}

interface RowsProps<Row> extends Pick<TableProps<Row>, 'columns' | 'rows' | 'rowKey'> {
  id: string;
  selection: TableSelection | undefined;
}

function Rows<Row>({ id, columns, rows, rowKey, selection }: RowsProps<Row>) {
  const fractions = useMemo(
    () => columns.map((column) => findWidestFraction(column, rows)),
    [columns, rows],
  );
  const choose = useChoose(selection);
  return rows.map((row, place) => (
    <TableRow
      key={rowKey(row)}
      id={`${id}-${place}`}
      row={row}
      rowKey={rowKey(row)}
      columns={columns}
      fractions={fractions}
      selected={selection?.selected.has(rowKey(row))}
      onChoose={choose}
    />
  ));
}

// The same function in each render, so that a row renders again only when it has changed.
function useChoose(selection: TableSelection | undefined) {
  const latest = useRef(selection);
  useLayoutEffect(() => {
    latest.current = selection;
  });
  return useCallback((key: string, press: Event) => {
    if (latest.current !== undefined) {
      chooseRow(latest.current, key, press);
    }
  }, []);
}

// The change of a box comes with the press that made it.
function chooseRow({ selected, onChange, onExtend }: TableSelection, key: string, press: Event) {
  if ('shiftKey' in press && press.shiftKey === true && onExtend !== undefined) {
    onExtend(key);
    return;
  }
  const next = new Set(selected);
  if (!next.delete(key)) {
    next.add(key);
  }
  onChange(next);
}

interface PlaceholdersProps<Row> {
  columns: readonly TableColumn<Row>[];
  span: number;
}

function Placeholders<Row>({ columns, span }: PlaceholdersProps<Row>) {
  const [, ...facts] = columns.filter((column) => !('actions' in column));
  return Array.from({ length: 5 }, (_, place) => (
    <RowRoot key={place} aria-hidden="true">
      <S.Waiting colSpan={span}>
        <Skeleton />
        <Skeleton lines={facts.length} />
      </S.Waiting>
    </RowRoot>
  ));
}
