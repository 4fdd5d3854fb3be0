import type { ComponentPropsWithRef } from 'react';
import * as S from './Page.styles.ts';

export type PageProps = ComponentPropsWithRef<'div'>;

/** The room of an ordinary page: at most 1120 px of content, one rhythm between its parts. */
export function Page({ children, ...rest }: PageProps) {
  return <S.Page {...rest}>{children}</S.Page>;
}
