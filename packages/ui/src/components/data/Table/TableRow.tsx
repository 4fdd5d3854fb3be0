import { text } from '../../../foundations/text.ts';
import { toNumberParts } from '../../../persian/number.ts';
import { RowCheckbox } from '../../fields/Checkbox/RowCheckbox.tsx';
import { Ltr } from '../../text/Ltr/Ltr.tsx';
import { partOf, type TableColumn } from './column.ts';
import type { TableSelection } from './Table.tsx';
import { RowRoot } from './row.styles.ts';
import * as S from './TableRow.styles.ts';

interface TableRowProps<Row> {
  id: string;
  row: Row;
  rowKey: string;
  columns: readonly TableColumn<Row>[];
  /** The longest fraction of each column. */
  fractions: readonly string[];
  selection: TableSelection | undefined;
}

/** A row; its first cell names the row and its selection box. */
export function TableRow<Row>({
  id,
  row,
  rowKey,
  columns,
  fractions,
  selection,
}: TableRowProps<Row>) {
  const [first, ...others] = columns;
  const selected = selection?.selected.has(rowKey) ?? false;
  return (
    <RowRoot data-selected={selected}>
      {selection !== undefined && (
        <S.Cell data-part="choice">
          <RowCheckbox
            id={`${id}-choice`}
            aria-label={text.select}
            aria-labelledby={`${id}-choice ${id}-name`}
            checked={selected}
            onChange={(event) => choose(selection, rowKey, event.nativeEvent)}
          />
        </S.Cell>
      )}
      {first !== undefined && (
        <S.Name scope="row" id={`${id}-name`} data-part={partOf(first)}>
          {renderContent(first, row, fractions[0])}
        </S.Name>
      )}
      {others.map((column, place) => (
        <S.Cell key={column.id} data-part={partOf(column)}>
          {!('actions' in column) && <S.CellLabel>{column.header}</S.CellLabel>}
          <S.CellValue>{renderContent(column, row, fractions[place + 1])}</S.CellValue>
        </S.Cell>
      ))}
    </RowRoot>
  );
}

function renderContent<Row>(column: TableColumn<Row>, row: Row, widest = '') {
  if (!('figure' in column)) {
    return 'actions' in column ? column.actions(row) : column.cell(row);
  }
  const figure = column.figure(row);
  if (figure === null) {
    return <S.None>—</S.None>;
  }
  const { whole, fraction } = toNumberParts(figure);
  return (
    <Ltr>
      {whole}
      {fraction}
      <S.Filler aria-hidden="true" data-filler={widest.slice(fraction.length)} />
    </Ltr>
  );
}

// The change of a box comes with the press that made it.
function choose(selection: TableSelection, key: string, press: Event): void {
  if ('shiftKey' in press && press.shiftKey === true && selection.onExtend !== undefined) {
    selection.onExtend(key);
  } else {
    selection.onChange(toggle(selection.selected, key));
  }
}

function toggle(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) {
    next.add(key);
  }
  return next;
}
