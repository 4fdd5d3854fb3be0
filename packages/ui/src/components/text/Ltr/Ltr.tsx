import type { ComponentPropsWithRef } from 'react';
import * as S from './Ltr.styles.ts';

export type LtrProps = Omit<ComponentPropsWithRef<'bdi'>, 'dir'>;

/**
 * An island that runs from left to right in Persian text: a telephone or card
 * number, an e-mail, a code, a signed figure. With `lang` a screen reader says
 * it in its own language.
 */
export function Ltr({ children, ...rest }: LtrProps) {
  return (
    <S.Root {...rest} dir="ltr">
      {children}
    </S.Root>
  );
}
