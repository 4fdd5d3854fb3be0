import { percentSign } from '../../persian/number.ts';
import * as S from './ChartFrame.styles.ts';

/** A figure of a drawing: its percent sign is at the left, as in `Percent`; SVG has no `::before`. */
export function DrawnFigure({ children }: { children: string }) {
  return children.endsWith(percentSign) ? (
    <>
      {children.slice(0, -percentSign.length)}
      <S.Sign>{percentSign}</S.Sign>
    </>
  ) : (
    children
  );
}
