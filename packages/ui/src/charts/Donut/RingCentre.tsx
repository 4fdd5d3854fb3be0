import { formatCompact } from '../../persian/compactNumber.ts';
import * as S from '../ChartFrame/ChartFrame.styles.ts';
import { computeTextWidth } from '../ChartFrame/textWidth.ts';

interface RingCentreProps {
  value: number;
  format: (value: number) => string;
  /** The width of the hole, in px. */
  room: number;
}

/** The large text is half as high again as the text of the drawing. */
const largeText = 1.5;

/** The figure in the centre of a ring. One that is too long for the hole is written in words, its unit below. */
export function RingCentre({ value, format, room }: RingCentreProps) {
  const words = format(value);
  if (computeTextWidth(words) * largeText <= room) {
    return (
      <S.Label aria-hidden="true" data-size="large" y={8} textAnchor="middle">
        {words}
      </S.Label>
    );
  }
  const [figure, ...unit] = formatCompact(value).split(' ');
  return (
    <g aria-hidden="true">
      <S.Label data-size="large" y={2} textAnchor="middle">
        {figure}
      </S.Label>
      <S.Label y={22} textAnchor="middle">
        {unit.join(' ')}
      </S.Label>
    </g>
  );
}
