import { AlignedNumber } from '../../components/data/Table/AlignedNumber.tsx';
import { findWidest } from '../../components/data/Table/column.ts';
import * as S from './ChartTable.styles.ts';

/** The data of a chart as table rows. */
export interface ChartRows {
  /** The column headers; the first belongs to the row names. */
  columns: readonly string[];
  rows: readonly (readonly [name: string, ...values: string[]])[];
}

interface ChartTableProps extends ChartRows {
  label: string;
  hidden: boolean;
}

/** The data of a chart as a table; `hidden` leaves it to screen readers and to print. */
export function ChartTable({ label, hidden, columns, rows }: ChartTableProps) {
  const fractions = columns.slice(1).map((_, place) => findWidestFraction(rows, place + 1));
  return (
    <S.Frame data-hidden={hidden} {...(!hidden && { tabIndex: 0, 'aria-label': label })}>
      <S.Table aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {withKeys(rows).map(({ key, row: [name, ...values] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1]}>{alignNumber(value, fractions[index])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Frame>
  );
}

/** Keys of the rows; two rows may have one name, such as a day of two years. */
function withKeys(rows: ChartRows['rows']) {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const nth = (seen.get(row[0]) ?? 0) + 1;
    seen.set(row[0], nth);
    return { key: `${row[0]} ${nth}`, row };
  });
}

/** A written number and its fraction, with the words that may follow. */
const numberPattern = /^(?<whole>[۰-۹٬]+)(?<fraction>٫[۰-۹]+)?(?<words> .*)?$/u;

function findWidestFraction(rows: ChartRows['rows'], column: number): string {
  return findWidest(
    rows.map((row) => numberPattern.exec(row[column] ?? '')?.groups?.['fraction'] ?? ''),
  );
}

/** Aligns the number of a value with the decimal separator of its column. */
function alignNumber(value: string, widest = '') {
  const { whole = '', fraction = '', words = '' } = numberPattern.exec(value)?.groups ?? {};
  if (widest === '' || whole === '') {
    return value;
  }
  return (
    <>
      <AlignedNumber {...{ whole, fraction, widest }} />
      {words}
    </>
  );
}
