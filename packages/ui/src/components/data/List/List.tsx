import type { ComponentPropsWithRef } from 'react';
import * as S from './List.styles.ts';

export interface ListProps extends ComponentPropsWithRef<'ul'> {
  /** Says what the rows are, when no heading does. */
  'aria-label'?: string;
  /** Its words stand in line with what is above it, as in a `Card` with a heading; its ground reaches beyond them. */
  flush?: boolean;
}

/** Rows one under another, each a `ListRow`. Rows that are put in another order are a `GridList`. */
export function List({ flush = false, children, ...rest }: ListProps) {
  return (
    <S.List {...rest} data-flush={flush}>
      {children}
    </S.List>
  );
}
