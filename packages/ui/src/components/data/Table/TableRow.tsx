import { memo } from 'react';
import { text } from '../../../foundations/text.ts';
import { toNumberParts } from '../../../persian/number.ts';
import { RowCheckbox } from '../../fields/Checkbox/RowCheckbox.tsx';
import { AlignedNumber } from './AlignedNumber.tsx';
import { choosePart, type TableColumn } from './column.ts';
import { RowRoot } from './row.styles.ts';
import * as S from './TableRow.styles.ts';

interface TableRowProps<Row> {
  id: string;
  row: Row;
  rowKey: string;
  columns: readonly TableColumn<Row>[];
  /** The longest fraction of each column. */
  fractions: readonly string[];
  /** Undefined in a table without a choice. */
  selected: boolean | undefined;
  onChoose: (key: string, press: Event) => void;
}

/** A row; its first cell names the row and its selection box. It renders again only when one of its properties has changed. */
export const TableRow = memo(Row) as typeof Row;

function Row<Item>({
  id,
  row,
  rowKey,
  columns,
  fractions,
  selected,
  onChoose,
}: TableRowProps<Item>) {
  const [first, ...others] = columns;
  return (
    <RowRoot data-selected={selected ?? false}>
      {selected !== undefined && (
        <S.Cell data-part="choice">
          <RowCheckbox
            id={`${id}-choice`}
            aria-label={text.select}
            aria-labelledby={`${id}-choice ${id}-name`}
            checked={selected}
            onChange={(event) => onChoose(rowKey, event.nativeEvent)}
          />
        </S.Cell>
      )}
      {first !== undefined && (
        <S.Name scope="row" id={`${id}-name`} data-part={choosePart(first)}>
          {renderContent(first, row, fractions[0])}
        </S.Name>
      )}
      {others.map((column, place) => (
        <S.Cell key={column.id} data-part={choosePart(column)}>
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
  if (figure === 0 && column.zero !== undefined) {
    return column.zero;
  }
  return <AlignedNumber {...toNumberParts(figure)} widest={widest} />;
}
