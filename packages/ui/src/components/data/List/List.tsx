import type { ComponentPropsWithRef } from 'react';
import * as S from './List.styles.ts';

export interface ListProps extends ComponentPropsWithRef<'ul'> {
  /** The accessible name, when no heading names the list. */
  'aria-label'?: string;
  /**
   * Aligns the text of the rows with the content above, as in a `Card` with a heading; the row
   * background extends beyond it.
   */
  flush?: boolean;
}

/** A vertical list of `ListRow`s. For reorderable rows, use `GridList`. */
export function List({ flush = false, children, ...rest }: ListProps) {
  return (
    <S.List {...rest} data-flush={flush}>
      {children}
    </S.List>
  );
}
