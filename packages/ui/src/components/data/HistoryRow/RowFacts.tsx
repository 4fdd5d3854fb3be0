import type { ReactNode } from 'react';
import * as S from './HistoryRow.styles.ts';

export interface RowFact {
  /** What the figure means, for screen readers: «مدت». */
  name: string;
  /** A `RelativeTime`, a length or a number of words; null leaves the place empty. */
  value: ReactNode;
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
      {facts.map(({ name, value }) => (
        <S.Fact key={name}>
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
