import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/actions/Button/Button.tsx';
import { text } from '../../foundations/text.ts';
import { type ChartBox, useChartBox } from '../../foundations/useChartBox.ts';
import * as S from './ChartFrame.styles.ts';
import { ChartTable, type ChartRows } from './ChartTable.tsx';
import { usePrinting } from './usePrinting.ts';

/** The props of every chart. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The heading and accessible name. */
  label: string;
  /**
   * Formats a value, including its unit.
   * @default formatNumber
   */
  format?: (value: number) => string;
  /** Buttons beside the one for the table, such as saving the data. */
  actions?: ReactNode;
  /** The table, where it has more than the drawing: the parts of a combined share, the days of an earlier period. */
  exact?: ChartRows | undefined;
  /** The data belong to another question and are being replaced. */
  outdated?: boolean;
}

interface ChartFrameProps extends Omit<ChartProps, 'format' | 'exact'> {
  /** In px; the width is that of the container. */
  height: number;
  data: ChartRows;
  /** Renders the drawing for the measured size. */
  children: (box: ChartBox) => ReactNode;
}

/** A longer table is in the page only while it is shown or printed: it would have more elements than the drawing. */
const longestHidden = 31;

/**
 * The heading, drawing and table of a chart. The table is shown on request and printed; up to a
 * month of rows, screen readers have it beside the drawing.
 */
export function ChartFrame({
  label,
  height,
  data,
  actions,
  outdated = false,
  children,
  ...rest
}: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false);
  const printing = usePrinting();
  const [plot, box] = useChartBox();
  const caption = useId();
  const empty = data.rows.length === 0;
  const hasTable = asTable || printing || data.rows.length <= longestHidden;
  return (
    <S.Root {...rest}>
      <S.Head>
        <S.Caption id={caption}>{label}</S.Caption>
        {!empty && (
          <S.Tools>
            {actions}
            <Button variant="quiet" size="small" onClick={() => setAsTable(!asTable)}>
              {asTable ? text.chart.chart : text.chart.table}
            </Button>
          </S.Tools>
        )}
      </S.Head>
      <S.Plot ref={plot} data-outdated={outdated}>
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
            {hasTable && <ChartTable label={label} hidden={!asTable} {...data} />}
          </>
        )}
      </S.Plot>
    </S.Root>
  );
}
