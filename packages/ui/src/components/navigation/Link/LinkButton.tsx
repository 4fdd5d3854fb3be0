import type { ComponentPropsWithRef } from 'react';
import * as S from './Link.styles.ts';

export type LinkButtonProps = ComponentPropsWithRef<'button'>;

/** An action within a sentence or a label; it looks like an inline `Link`. */
export function LinkButton(props: LinkButtonProps) {
  return <S.Action type="button" {...props} data-variant="inline" />;
}
