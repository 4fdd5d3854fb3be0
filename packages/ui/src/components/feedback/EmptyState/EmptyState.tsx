import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './EmptyState.styles.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  heading: string;
  /**
   * The heading level on the page; at level 4, inside of a group, the drawing is smaller.
   * @default 2
   */
  level?: 2 | 3 | 4;
  /** An `Illustration`; use `icon` where space is limited. */
  drawing?: ReactNode;
  /** A large icon on a soft background. */
  icon?: ReactNode;
  /** Explains which content will appear and how to create it. */
  sentence?: ReactNode;
  /** A `ProgressBar` of what the place waits for. */
  progress?: ReactNode;
  /** The only action. */
  action?: ReactNode;
}

/** Replaces an empty list or table and explains how to add the first row. */
export function EmptyState({
  heading,
  level = 2,
  drawing,
  icon,
  sentence,
  progress,
  action,
  ...rest
}: EmptyStateProps) {
  return (
    <S.Root {...rest} data-inside={level === 4}>
      {drawing !== undefined && <S.Picture>{drawing}</S.Picture>}
      {icon !== undefined && <S.IconBackground>{icon}</S.IconBackground>}
      <S.Heading as={`h${level}`}>{heading}</S.Heading>
      {sentence !== undefined && <S.Sentence>{sentence}</S.Sentence>}
      {progress !== undefined && <S.Progress>{progress}</S.Progress>}
      {action !== undefined && <S.Action>{action}</S.Action>}
    </S.Root>
  );
}
