import * as S from './Checkbox.styles.ts';
import { Tick, type TickProps } from './Tick.tsx';

/**
 * The checkbox at the start of a table row, with a full-size touch target. The caller
 * names it by `aria-label`.
 */
export function RowChoice(props: TickProps) {
  return (
    <S.Target>
      <Tick {...props} />
    </S.Target>
  );
}
