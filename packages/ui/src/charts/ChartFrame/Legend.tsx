import type { ChartBox } from '../../foundations/useChartBox.ts';
import * as S from './ChartFrame.styles.ts';
import { DrawnFigure } from './DrawnFigure.tsx';
import { drawDot } from './linePaths.ts';
import {
  type LegendEntry,
  legendGap,
  legendRow,
  measureFigures,
  placeLegend,
  sample,
} from './legendPlaces.ts';
import { fitText } from './textWidth.ts';

interface LegendProps {
  box: ChartBox;
  entries: readonly LegendEntry[];
  /** What the chart draws: the sample is a short line, or a dot in the tone of an area. */
  mark: 'line' | 'area';
  /** The entry of the focused or pointed shape. */
  active?: number | null;
}

const radius = 5;

/** The names of a narrow chart, each after a sample of its shape and before its figures. */
export function Legend({ box: { width, direction }, entries, mark, active = null }: LegendProps) {
  const places = placeLegend(entries, width);
  const columns = measureFigures(entries);
  const room = width - columns.reduce((sum, column) => sum + column, 0);
  const getX = (offset: number) => (direction === 'rtl' ? width - offset : offset);
  const length = mark === 'line' ? sample.length : 2 * radius;
  return entries.map(({ name, tone, figures = [] }, index) => {
    const { offset, row } = places[index] ?? { offset: 0, row: 0 };
    const y = 14 + row * legendRow;
    const begin = offset + length + sample.gap;
    return (
      <g key={name} data-legend={name}>
        {mark === 'line' ? (
          <S.Shape
            data-stroke="true"
            data-tone={tone}
            d={`M${getX(offset)},${y - 4}H${getX(offset + length)}`}
          />
        ) : (
          <S.Shape data-tone={tone} d={drawDot(getX(offset + radius), y - 4, radius)} />
        )}
        <S.Label
          x={getX(begin)}
          y={y}
          textAnchor="start"
          data-quiet={tone === 'compared'}
          data-strong={index === active}
        >
          {figures.length === 0 ? name : fitText(name, room - begin)}
        </S.Label>
        {figures.map((figure, column) => (
          <S.AxisText
            key={figure}
            x={getFigureX(columns, column, { width, direction })}
            y={y}
            textAnchor={direction === 'rtl' ? 'start' : 'end'}
          >
            <DrawnFigure>{figure}</DrawnFigure>
          </S.AxisText>
        ))}
      </g>
    );
  });
}

/** The right edge of a column of figures, which aligns them in both directions. */
function getFigureX(columns: readonly number[], column: number, { width, direction }: ChartBox) {
  const after = columns.slice(column + 1).reduce((sum, each) => sum + each, 0);
  const own = columns[column] ?? 0;
  return direction === 'rtl' ? after + own - legendGap : width - after;
}
