import type { NumberParts } from '../../../persian/number.ts';
import { Ltr } from '../../text/Ltr/Ltr.tsx';
import * as S from './AlignedNumber.styles.ts';

interface AlignedNumberProps extends NumberParts {
  /** The longest fraction of the column. */
  widest: string;
}

/** A number whose decimal separator is aligned with those of its column. */
export function AlignedNumber({ whole, fraction, widest }: AlignedNumberProps) {
  return (
    <Ltr>
      {whole}
      {fraction}
      <S.Filler aria-hidden="true" data-filler={widest.slice(fraction.length)} />
    </Ltr>
  );
}
