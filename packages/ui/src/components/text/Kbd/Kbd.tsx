import { type ComponentPropsWithRef, Fragment } from 'react';
import * as S from './Kbd.styles.ts';

export interface KbdProps extends Omit<ComponentPropsWithRef<'kbd'>, 'children' | 'dir'> {
  /** In the order of pressing: `['Ctrl', 'K']`. */
  keys: readonly string[];
}

/** A key combination. Keys run from left to right, as on the keyboard. */
export function Kbd({ keys, ...rest }: KbdProps) {
  return (
    <S.Root translate="no" {...rest} dir="ltr">
      {keys.map((key, place) => (
        <Fragment key={key}>
          {place > 0 && '+'}
          <S.Key>{key}</S.Key>
        </Fragment>
      ))}
    </S.Root>
  );
}
