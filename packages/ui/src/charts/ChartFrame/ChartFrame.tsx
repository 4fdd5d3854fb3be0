import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/actions/Button/Button.tsx';
import { text } from '../../foundations/text.ts';
import { type ChartBox, useChartBox } from '../../foundations/useChartBox.ts';
import * as S from './ChartFrame.styles.ts';

/** The props of every chart. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The heading and accessible name. */
  label: string;
  /**
   * Formats a value, including its unit.
   * @default formatNumber
   */
  format?: (value: number) => string;
}

/** The data of the chart as table rows. */
export interface ChartRows {
  /** The column headers; the first belongs to the row names. */
  columns: readonly string[];
  rows: readonly (readonly [name: string, ...values: string[]])[];
}

interface ChartFrameProps extends Omit<ChartProps, 'format'> {
  /** In px; the width is that of the container. */
  height: number;
  data: ChartRows;
  /** Renders the drawing for the measured size. */
  children: (box: ChartBox) => ReactNode;
}

/**
 * The heading, drawing and table of a chart. The table is always available to screen readers and
 * visible on request.
 */
export function ChartFrame({ label, height, data, children, ...rest }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false);
  const [plot, box] = useChartBox();
  const caption = useId();
  const empty = data.rows.length === 0;
  return (
    <S.Root {...rest}>
      <S.Head>
        <S.Caption id={caption}>{label}</S.Caption>
        {!empty && (
          <Button variant="quiet" size="small" onClick={() => setAsTable(!asTable)}>
            {asTable ? text.chart.chart : text.chart.table}
          </Button>
        )}
      </S.Head>
      <S.Plot ref={plot}>
        {empty ? (
          <S.Empty>{text.chart.empty}</S.Empty>
        ) : (
          <>
            {!asTable && (
              <S.Drawing
                aria-labelledby={caption}
                height={height}
                viewBox={`0 0 ${box.width} ${height}`}
              >
                {children(box)}
              </S.Drawing>
            )}
            <ChartTable label={label} hidden={!asTable} {...data} />
          </>
        )}
      </S.Plot>
    </S.Root>
  );
}

interface ChartTableProps extends ChartRows {
  label: string;
  hidden: boolean;
}

/** The data of a chart as a table; `hidden` leaves it to screen readers. */
export function ChartTable({ label, hidden, columns, rows }: ChartTableProps) {
  return (
    <S.TableFrame data-hidden={hidden} {...(!hidden && { tabIndex: 0, 'aria-label': label })}>
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
                <td key={columns[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.TableFrame>
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
