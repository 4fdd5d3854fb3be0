import type { ScaleLinear } from 'd3-scale';
import type { ChartBox } from '../../foundations/useChartBox.ts';
import * as S from './ChartFrame.styles.ts';
import type { ValueTick } from './valueTicks.ts';

interface ValueAxisProps {
  box: ChartBox;
  scale: ScaleLinear<number, number>;
  ticks: readonly ValueTick[];
}

/** Grid lines with their values at the start side. */
export function ValueAxis({ box: { width, direction }, scale, ticks }: ValueAxisProps) {
  return (
    <g aria-hidden="true">
      {ticks.map(({ value, label }) => (
        <g key={value}>
          <S.GridLine x1={0} x2={width} y1={scale(value)} y2={scale(value)} />
          <S.AxisText x={direction === 'rtl' ? width : 0} y={scale(value) - 4} textAnchor="start">
            {label}
          </S.AxisText>
        </g>
      ))}
    </g>
  );
}
