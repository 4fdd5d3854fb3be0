import type { ComponentPropsWithRef } from 'react';
import * as S from './List.styles.ts';

export interface ListProps extends ComponentPropsWithRef<'ul'> {
  /** Says what the rows are, when no heading does. */
  'aria-label'?: string;
}

/** Rows one under another, each a `ListRow`. Rows that are put in another order are a `GridList`. */
export function List({ children, ...rest }: ListProps) {
  return <S.List {...rest}>{children}</S.List>;
}
