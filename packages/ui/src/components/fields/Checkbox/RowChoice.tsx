import * as S from './Checkbox.styles.ts';
import { Tick, type TickProps } from './Tick.tsx';

/** The box at the start of a row, as large for a finger as any control. Its name comes with the rest props. */
export function RowChoice(props: TickProps) {
  return (
    <S.Target>
      <Tick {...props} />
    </S.Target>
  );
}
