import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './EmptyState.styles.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  heading: string;
  /**
   * The level of the heading among those of the page.
   * @default 2
   */
  level?: 2 | 3 | 4;
  /** An `Illustration`; where there is less room, an `icon`. */
  drawing?: ReactNode;
  /** A large icon on a quiet ground. */
  icon?: ReactNode;
  /** What will stand here, and how it comes about. */
  sentence?: ReactNode;
  /** The one way on. */
  action?: ReactNode;
}

/** Stands where a list or a table will be, and says how its first row comes about. */
export function EmptyState({
  heading,
  level = 2,
  drawing,
  icon,
  sentence,
  action,
  ...rest
}: EmptyStateProps) {
  return (
    <S.Root {...rest}>
      {drawing !== undefined && <S.Picture>{drawing}</S.Picture>}
      {icon !== undefined && <S.IconGround>{icon}</S.IconGround>}
      <S.Heading as={`h${level}`}>{heading}</S.Heading>
      {sentence !== undefined && <S.Sentence>{sentence}</S.Sentence>}
      {action !== undefined && <S.Action>{action}</S.Action>}
    </S.Root>
  );
}
