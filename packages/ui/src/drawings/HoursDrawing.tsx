import { Drawing, type DrawingProps } from './Drawing.tsx';
import * as S from './Drawing.styles.ts';
import { Pen, Scene } from './parts.tsx';

/** The numbers of sheets that the drawing can stack. */
export const hourSheets = [1, 2, 3, 4, 5] as const;

export interface HoursDrawingProps extends DrawingProps {
  /**
   * The number of sheets: a larger package is a higher stack.
   * @default 3
   */
  sheets?: 1 | 2 | 3 | 4 | 5;
}

/** The drawing of a package: its hours as stacked sheets below the one that is written on. */
export function HoursDrawing({ sheets = 3, ...rest }: HoursDrawingProps) {
  const top = 150 - (sheets - 1) * thickness;
  return (
    <Drawing viewBox="0 0 280 200" {...rest}>
      <Scene />
      {hourSheets.slice(0, sheets).map((sheet) => (
        <g
          key={sheet}
          transform={`translate(${sheet % 2 === 0 ? 4 : 0} ${150 - (sheet - 1) * thickness})`}
        >
          <S.Shape data-ink="paper" data-outlined="" d={sheetEdge} />
        </g>
      ))}
      <g transform={`translate(${sheets % 2 === 0 ? 4 : 0} ${top})`}>
        <S.Line d="M188 4V8M181 0V12M174-3V15M167 1V11M160 4V8" />
        <S.Line data-unfinished="" d="M150 6H118" />
        <Pen transform="translate(112 6) rotate(-38)" />
      </g>
    </Drawing>
  );
}

/** From the top of one sheet to the next, in units of the drawing. */
const thickness = 17;

const sheetEdge = 'M96-12H196L216 20a4 4 0 0 1-3.4 6H67.4A4 4 0 0 1 64 20Z';
