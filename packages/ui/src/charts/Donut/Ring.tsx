import { arc, pie } from 'd3-shape';
import type { ChartBox } from '../../foundations/useChartBox.ts';
import { formatPercent } from '../../persian/number.ts';
import * as S from '../ChartFrame/ChartFrame.styles.ts';
import { drawingHeights } from '../ChartFrame/drawingHeights.ts';
import { fitText } from '../ChartFrame/textWidth.ts';
import { useChartPoints } from '../ChartFrame/useChartPoints.ts';
import type { Share } from './Donut.tsx';
import { RingCentre } from './RingCentre.tsx';

interface RingProps {
  box: ChartBox;
  shares: readonly Share[];
  whole: number;
  format: (value: number) => string;
}

const nameRoom = 104;
const radii = { least: 48, most: 88, hole: 0.64, names: 18 };
const centreLine = 12;

/** The drawing of a donut chart: parts with their names, and the total or the active part in the centre. */
export function Ring({ box: { width, direction }, shares, whole, format }: RingProps) {
  const { active, pointProps } = useChartPoints(shares.length, direction);
  const outer = Math.max(radii.least, Math.min(radii.most, width / 2 - nameRoom));
  const turn = direction === 'rtl' ? -1 : 1;
  const { slices, ring, beside } = createArcs(shares, whole, outer, turn);
  return (
    <g transform={`translate(${width / 2},${drawingHeights.donut / 2})`}>
      {slices.map((slice, index) => {
        const { name, value } = slice.data;
        const [x, y] = beside.centroid(slice);
        // Two lines of text: above the slice in the upper half, below it in the lower half.
        const line = y - 2 + (16 * y) / (outer + radii.names);
        const isAtStart = direction === 'rtl' ? x >= 0 : x <= 0;
        const anchor = Math.abs(x) < centreLine ? 'middle' : isAtStart ? 'end' : 'start';
        const room = anchor === 'middle' ? width : width / 2 - Math.abs(x);
        const share = whole === 0 ? null : formatPercent(value / whole);
        const parts = [format(value), share].filter((part) => part !== null);
        return (
          <g key={name}>
            <S.Point {...pointProps(index)} aria-label={`${name}: ${parts.join(', ')}`}>
              <S.Shape
                d={ring(slice) ?? ''}
                data-tone={whole === 0 ? 'none' : index + 1}
                data-rim="true"
              />
            </S.Point>
            <g aria-hidden="true">
              <S.Label x={x} y={line} textAnchor={anchor}>
                {fitText(name, room)}
              </S.Label>
              {share !== null && (
                <S.AxisText x={x} y={line + 18} textAnchor={anchor}>
                  {share}
                </S.AxisText>
              )}
            </g>
          </g>
        );
      })}
      <RingCentre
        value={active === null ? whole : (shares[active]?.value ?? whole)}
        format={format}
        room={2 * outer * radii.hole}
      />
    </g>
  );
}

/** The arcs of the parts; where all are 0, equal ones in the colour of the axis. */
function createArcs(shares: readonly Share[], whole: number, outer: number, turn: number) {
  const slices = pie<Share>()
    .value(({ value }) => (whole === 0 ? 1 : value))
    .sort(null)
    .startAngle(0)
    .endAngle(turn * 2 * Math.PI)([...shares]);
  const ring = arc<(typeof slices)[number]>()
    .innerRadius(outer * radii.hole)
    .outerRadius(outer)
    .cornerRadius(3);
  const beside = arc<(typeof slices)[number]>()
    .innerRadius(outer + radii.names)
    .outerRadius(outer + radii.names);
  return { slices, ring, beside };
}
