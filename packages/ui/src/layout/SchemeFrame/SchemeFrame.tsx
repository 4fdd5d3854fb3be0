import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import type { Scheme } from '../../tokens/themes.ts';
import * as S from './SchemeFrame.styles.ts';

export interface SchemeFrameProps extends ComponentPropsWithRef<'figure'> {
  /** The scheme of the content, also in a page of the other scheme; the theme is that of the page. */
  scheme: Scheme;
  /** Names the scheme, such as «روشن». */
  caption: ReactNode;
}

/** Content in the light or the dark scheme: how others will see it. */
export function SchemeFrame({ scheme, caption, children, ...rest }: SchemeFrameProps) {
  const captionId = useId();
  return (
    <S.Root aria-labelledby={captionId} {...rest}>
      <S.Caption id={captionId}>{caption}</S.Caption>
      <S.Ground data-scheme={scheme}>{children}</S.Ground>
    </S.Root>
  );
}
