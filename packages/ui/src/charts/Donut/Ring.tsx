import { arc, type PieArcDatum } from 'd3-shape';
import type { ChartBox } from '../../foundations/useChartBox.ts';
import { formatPercent } from '../../persian/number.ts';
import * as S from '../ChartFrame/ChartFrame.styles.ts';
import { DrawnFigure } from '../ChartFrame/DrawnFigure.tsx';
import { Legend } from '../ChartFrame/Legend.tsx';
import { useChartPoints } from '../ChartFrame/useChartPoints.ts';
import type { Share } from './Donut.tsx';
import { makeKeys } from '../makeKeys.ts';
import { RingCentre } from './RingCentre.tsx';
import { computeRingLayout, listEntries, type NamePlace, radii } from './ringLayout.ts';

interface RingProps {
  box: ChartBox;
  shares: readonly Share[];
  whole: number;
  format: (value: number) => string;
}

/** The drawing of a donut chart: parts with their names, and the total or the active part in the centre. */
export function Ring({ box, shares, whole, format }: RingProps) {
  const { width, direction } = box;
  const { active, stop, pointProps } = useChartPoints(shares.length, direction);
  const { outer, middle, slices, names, legend } = computeRingLayout(shares, whole, box);
  const ring = arc<PieArcDatum<Share>>()
    .innerRadius(outer * radii.hole)
    .outerRadius(outer)
    .cornerRadius(3);
  const keys = makeKeys(slices.map(({ data }) => data.name));
  return (
    <>
      <S.Shapes transform={`translate(${width / 2},${middle})`}>
        {slices.map((slice, index) => {
          const { name, value } = slice.data;
          const share = whole === 0 ? null : formatPercent(value / whole);
          const parts = [format(value), share].filter((part) => part !== null);
          const place = names?.[index];
          return (
            <g key={keys[index]}>
              <S.Point {...pointProps(index)} aria-label={`${name}: ${parts.join(', ')}`}>
                <S.Shape
                  d={ring(slice) ?? ''}
                  data-tone={whole === 0 ? 'none' : index + 1}
                  data-rim="true"
                />
              </S.Point>
              {place && <DirectName {...place} name={name} share={share} />}
            </g>
          );
        })}
        <S.FocusRing aria-hidden="true" d={drawFocusRing(slices[stop], outer)} />
        <RingCentre
          value={active === null ? whole : (shares[active]?.value ?? whole)}
          format={format}
          room={2 * outer * radii.hole}
        />
      </S.Shapes>
      {names === null && (
        <g aria-hidden="true" transform={`translate(${(width - legend.width) / 2},${legend.top})`}>
          <Legend
            box={{ width: legend.width, direction }}
            entries={listEntries(shares, whole, format, legend.width)}
            mark="area"
            active={active}
          />
        </g>
      )}
    </>
  );
}

/** The middle of a line of two pixels that is two pixels off its shape. */
const focusDistance = 3;

/** The outline of a part on all its sides; a part that is the whole ring has none. */
function drawFocusRing(slice: PieArcDatum<Share> | undefined, outer: number): string {
  if (slice === undefined) {
    return '';
  }
  const { startAngle, endAngle } = slice;
  const isWhole = Math.abs(endAngle - startAngle) >= 2 * Math.PI;
  const turn = isWhole ? 0 : Math.sign(endAngle - startAngle) * (focusDistance / outer);
  const ring = arc<PieArcDatum<Share>>()
    .innerRadius(outer * radii.hole - focusDistance)
    .outerRadius(outer + focusDistance)
    .startAngle(startAngle - turn)
    .endAngle(endAngle + turn)
    .cornerRadius(5);
  return ring(slice) ?? '';
}

interface DirectNameProps extends NamePlace {
  name: string;
  share: string | null;
}

function DirectName({ x, y, anchor, name, share }: DirectNameProps) {
  return (
    <g aria-hidden="true">
      <S.Label x={x} y={y} textAnchor={anchor}>
        {name}
      </S.Label>
      {share !== null && (
        <S.AxisText x={x} y={y + 18} textAnchor={anchor}>
          <DrawnFigure>{share}</DrawnFigure>
        </S.AxisText>
      )}
    </g>
  );
}
