import type { ComponentPropsWithRef } from 'react';
import * as S from './Page.styles.ts';

export type PageProps = ComponentPropsWithRef<'div'>;

/** The container of an ordinary page: at most 1120 px wide, with equal gaps between its parts. */
export function Page({ children, ...rest }: PageProps) {
  return <S.Page {...rest}>{children}</S.Page>;
}
