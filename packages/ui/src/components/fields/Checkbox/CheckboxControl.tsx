import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { CheckIcon, MinusIcon } from '../../media/Icon/controlIcons.ts';
import * as S from './Checkbox.styles.ts';

export interface CheckboxControlProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'size' | 'type'
> {
  /** Some, but not all, of the represented items are selected; a press selects all. */
  indeterminate?: boolean | undefined;
}

/**
 * The box of a `Checkbox` without a label. Hidden marks are not rendered, because a
 * list may contain hundreds.
 */
export function CheckboxControl({ indeterminate = false, ...rest }: CheckboxControlProps) {
  const box = useRef<HTMLSpanElement>(null);
  // `indeterminate` is a property without an attribute; the box is painted with it.
  useLayoutEffect(() => {
    const input = box.current?.querySelector('input');
    if (input) {
      input.indeterminate = indeterminate;
    }
  }, [indeterminate]);
  return (
    <S.Box ref={box}>
      <S.Input {...rest} type="checkbox" />
      {rest.checked !== false && <CheckIcon size="small" data-mark="check" />}
      {indeterminate && <MinusIcon size="small" data-mark="some" />}
    </S.Box>
  );
}
