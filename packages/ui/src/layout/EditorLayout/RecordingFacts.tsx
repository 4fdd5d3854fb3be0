import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './RecordingFacts.styles.ts';

export interface RecordingFact {
  /** The name of the value for screen readers. */
  label: string;
  value: ReactNode;
}

export interface RecordingFactsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The fact that leads: the clock of a recording, or the state without one. */
  figure: RecordingFact & {
    /** Digits that tick; words are smaller. @default false */
    ticking?: boolean;
  };
  /** Facts in one quiet line, the most important first. Those without room are for screen readers only. */
  line: readonly RecordingFact[];
  /** The clock does not run. @default false */
  quiet?: boolean;
}

/** The facts of a recording in two lines of fixed height: no state moves the controls beside them. */
export function RecordingFacts({ figure, line, quiet = false, ...rest }: RecordingFactsProps) {
  return (
    <S.Root {...rest}>
      <S.Figure data-ticking={figure.ticking === true} data-quiet={quiet}>
        <S.Label>{figure.label}</S.Label>
        <dd>{figure.value}</dd>
      </S.Figure>
      {line.map(({ label, value }) => (
        <S.Fact key={label}>
          <S.Label>{label}</S.Label>
          <dd>{value}</dd>
        </S.Fact>
      ))}
    </S.Root>
  );
}
