import type { ScaleLinear } from 'd3-scale';
import type { ChartBox } from '../../foundations/useChartBox.ts';
import * as S from './ChartFrame.styles.ts';

interface ValueAxisProps {
  box: ChartBox;
  scale: ScaleLinear<number, number>;
  format: (value: number) => string;
}

/** Grid lines with their values at the start side. */
export function ValueAxis({ box: { width, direction }, scale, format }: ValueAxisProps) {
  return (
    <g aria-hidden="true">
      {scale.ticks(4).map((tick) => (
        <g key={tick}>
          <S.GridLine x1={0} x2={width} y1={scale(tick)} y2={scale(tick)} />
          <S.AxisText x={direction === 'rtl' ? width : 0} y={scale(tick) - 4} textAnchor="start">
            {format(tick)}
          </S.AxisText>
        </g>
      ))}
    </g>
  );
}
