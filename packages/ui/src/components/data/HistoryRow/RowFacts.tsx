import type { ReactNode } from 'react';
import * as S from './RowFacts.styles.ts';

export type FactWidth = 'wide' | 'medium' | 'narrow';

export interface RowFact {
  /** What the figure means, for screen readers: «مدت». */
  name: string;
  /** A `RelativeTime`, a length or a number of words; null leaves the place empty. */
  value: ReactNode;
  /**
   * Its room where the facts are columns: a date, a length, a number of words.
   * @default 'medium'
   */
  width?: FactWidth;
}

interface RowFactsProps {
  facts: readonly RowFact[];
  /** Called by a press on a date, which is above the link of the row. */
  onPress: () => void;
}

/** The quiet facts of a row: columns where the row is wide, one line where it is narrow. */
export function RowFacts({ facts, onPress }: RowFactsProps) {
  return (
    <S.Facts onClick={onPress}>
      {facts.map(({ name, value, width = 'medium' }) => (
        <S.Fact key={name} data-width={width}>
          {value !== null && (
            <>
              <S.FactName>{name}</S.FactName>
              <S.FactValue>{value}</S.FactValue>
            </>
          )}
        </S.Fact>
      ))}
    </S.Facts>
  );
}
