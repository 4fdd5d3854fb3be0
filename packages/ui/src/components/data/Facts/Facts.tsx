import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './Facts.styles.ts';

export interface Fact {
  /** What the value is; read out, and shown unless `quiet`. */
  label: string;
  value: ReactNode;
  /** The value speaks for itself: its label is for readers of screens only. */
  quiet?: boolean;
  /** Gives way where there is no room for it. */
  optional?: boolean;
}

export interface FactsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  facts: readonly Fact[];
}

/** A few figures in one quiet line, each with its name. */
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
