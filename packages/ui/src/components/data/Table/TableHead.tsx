import { text } from '../../../foundations/text.ts';
import { RowCheckbox } from '../../fields/Checkbox/RowCheckbox.tsx';
import { SortAscendingIcon, SortDescendingIcon, SortIcon } from '../../media/Icon/controlIcons.ts';
import { choosePart, computeWidths, type TableColumn } from './column.ts';
import type { TableSelection, TableSorting } from './Table.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { RowRoot } from './row.styles.ts';
import * as S from './TableHead.styles.ts';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sorting: TableSorting | undefined;
  selection: TableSelection | undefined;
  /** The keys of the visible rows. */
  keys: readonly string[];
}

/** The header row: column names, sort buttons and the “select all” box. */
export function TableHead<Row>({ columns, sorting, selection, keys }: TableHeadProps<Row>) {
  const widths = computeWidths(columns);
  return (
    <S.Head>
      <RowRoot>
        {selection !== undefined && (
          <S.HeadCell scope="col" data-part="choice">
            <SelectAll selection={selection} keys={keys} />
          </S.HeadCell>
        )}
        {columns.map((column, place) => (
          <HeadCell key={column.id} column={column} width={widths[place]} sorting={sorting} />
        ))}
      </RowRoot>
    </S.Head>
  );
}

interface HeadCellProps<Row> {
  column: TableColumn<Row>;
  width: string | undefined;
  sorting: TableSorting | undefined;
}

function HeadCell<Row>({ column, width, sorting }: HeadCellProps<Row>) {
  const kind = choosePart(column);
  if (kind === 'actions') {
    return (
      <S.HeadCell scope="col" data-part={kind}>
        <VisuallyHidden>{column.header}</VisuallyHidden>
      </S.HeadCell>
    );
  }
  if (sorting === undefined || !isSortable(column)) {
    return (
      <S.HeadCell scope="col" style={{ '--_width': width }} data-part={kind}>
        {column.header}
      </S.HeadCell>
    );
  }
  const direction = sorting.by?.column === column.id ? sorting.by.direction : 'none';
  const DirectionIcon = directionIcons[direction];
  return (
    <S.HeadCell
      scope="col"
      style={{ '--_width': width }}
      data-part={kind}
      data-sortable="true"
      aria-sort={direction}
    >
      <S.SortButton type="button" onClick={() => sorting.onPress(column.id)}>
        {column.header}
        <DirectionIcon size="small" />
      </S.SortButton>
    </S.HeadCell>
  );
}

function isSortable<Row>(column: TableColumn<Row>): boolean {
  return 'sortable' in column && (column.sortable ?? false);
}

const directionIcons = {
  none: SortIcon,
  ascending: SortAscendingIcon,
  descending: SortDescendingIcon,
};

function SelectAll({ selection, keys }: { selection: TableSelection; keys: readonly string[] }) {
  const chosen = keys.filter((key) => selection.selected.has(key));
  const all = keys.length > 0 && chosen.length === keys.length;
  const toggle = () => {
    const others = [...selection.selected].filter((key) => !keys.includes(key));
    selection.onChange(new Set(all ? others : [...others, ...keys]));
  };
  return (
    <RowCheckbox
      aria-label={text.selectAll}
      checked={all}
      indeterminate={!all && chosen.length > 0}
      disabled={keys.length === 0}
      onChange={toggle}
    />
  );
}
