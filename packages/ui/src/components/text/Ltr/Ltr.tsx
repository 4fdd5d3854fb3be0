import type { ComponentPropsWithRef } from 'react';
import * as S from './Ltr.styles.ts';

export type LtrProps = Omit<ComponentPropsWithRef<'bdi'>, 'dir'>;

/**
 * Left-to-right content in Persian text: a telephone or card number, an e-mail, a
 * code, a signed number; a browser does not translate it (G12). With `lang` a screen reader uses that language.
 */
export function Ltr({ children, ...rest }: LtrProps) {
  return (
    <S.Root translate="no" {...rest} dir="ltr">
      {children}
    </S.Root>
  );
}
