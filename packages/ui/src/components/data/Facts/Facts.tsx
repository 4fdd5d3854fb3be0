import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './Facts.styles.ts';

export interface Fact {
  /** The name of the value; visible unless `quiet`. */
  label: string;
  value: ReactNode;
  /** Hides the label visually; screen readers still read it. */
  quiet?: boolean;
  /** Hides the fact in narrow containers. */
  optional?: boolean;
}

export interface FactsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  facts: readonly Fact[];
}

/** A few labelled figures in one line of secondary text. */
export function Facts({ facts, ...rest }: FactsProps) {
  return (
    <S.Root {...rest}>
      {facts.map(({ label, value, quiet = false, optional = false }) => (
        <S.Fact key={label} data-optional={optional}>
          <S.Label data-quiet={quiet}>{label}</S.Label>
          <S.Value>{value}</S.Value>
        </S.Fact>
      ))}
    </S.Root>
  );
}
