import { scaleLinear } from 'd3-scale';
import type { ChartBox } from '../../foundations/useChartBox.ts';
import * as S from '../ChartFrame/ChartFrame.styles.ts';
import { fitText, computeTextWidth } from '../ChartFrame/textWidth.ts';
import { useChartPoints } from '../ChartFrame/useChartPoints.ts';
import { makeKeys } from '../makeKeys.ts';
import type { Rank } from './RankChart.tsx';

/** The height of a bar with its name, in px. */
export const rankHeight = 44;

interface RanksProps {
  box: ChartBox;
  bars: readonly Rank[];
  format: (value: number) => string;
}

const bar = { top: 26, height: 8, gap: 24 };

/** The drawing of the bars: the name at the start, the value at the end, the bar from the start. */
export function Ranks({ box: { width, direction }, bars, format }: RanksProps) {
  const { pointProps } = useChartPoints(bars.length, 'down');
  const length = scaleLinear([0, Math.max(1, ...bars.map(({ value }) => value))], [0, width]);
  const [start, end] = direction === 'rtl' ? [width, 0] : [0, width];
  const keys = makeKeys(bars.map(({ name }) => name));
  return bars.map(({ name, value }, index) => {
    const words = format(value);
    const most = length(value);
    return (
      <g key={keys[index]} transform={`translate(0,${index * rankHeight})`}>
        <S.Point {...pointProps(index)} aria-label={`${name}: ${words}`}>
          <S.Target width={width} height={rankHeight} />
          <S.Shape data-tone="track" d={roundedBar(0, width)} />
          {value > 0 && (
            <S.Shape
              data-tone="1"
              d={roundedBar(direction === 'rtl' ? width - most : 0, Math.max(most, bar.height))}
            />
          )}
        </S.Point>
        <g aria-hidden="true">
          <S.Label x={start} y={bar.top - 8} textAnchor="start">
            {isolate(fitText(name, width - computeTextWidth(words) - bar.gap))}
          </S.Label>
          <S.AxisText x={end} y={bar.top - 8} textAnchor="end">
            {words}
          </S.AxisText>
        </g>
      </g>
    );
  });
}

/** Keeps the order of a Latin name that begins with a digit: an SVG text has no element for it. */
function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** A bar with round ends. */
function roundedBar(x: number, length: number): string {
  const radius = bar.height / 2;
  const inside = Math.max(0, length - 2 * radius);
  return [
    `M${x + radius},${bar.top}`,
    `h${inside}`,
    `a${radius},${radius} 0 0 1 0,${bar.height}`,
    `h${-inside}`,
    `a${radius},${radius} 0 0 1 0,${-bar.height}`,
    'Z',
  ].join('');
}
