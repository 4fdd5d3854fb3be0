import type { ChartBox } from '../../foundations/useChartBox.ts';
import * as S from '../ChartFrame/ChartFrame.styles.ts';
import type { LineTone } from './Line.tsx';
import { legendRow, placeLegend, sample } from './legendPlaces.ts';

interface LineLegendProps {
  box: ChartBox;
  lines: readonly { name: string; tone: LineTone }[];
}

/** The names above the lines of a narrow chart, each after a sample of its line. */
export function LineLegend({ box: { width, direction }, lines }: LineLegendProps) {
  const places = placeLegend(
    lines.map(({ name }) => name),
    width,
  );
  const getX = (offset: number) => (direction === 'rtl' ? width - offset : offset);
  return lines.map(({ name, tone }, index) => {
    const { offset, row } = places[index] ?? { offset: 0, row: 0 };
    const y = 14 + row * legendRow;
    const end = offset + sample.length;
    return (
      <g key={name} data-legend={name}>
        <S.Shape data-stroke="true" data-tone={tone} d={`M${getX(offset)},${y - 4}H${getX(end)}`} />
        <S.Label
          x={getX(end + sample.gap)}
          y={y}
          textAnchor="start"
          data-quiet={tone === 'compared'}
        >
          {name}
        </S.Label>
      </g>
    );
  });
}
