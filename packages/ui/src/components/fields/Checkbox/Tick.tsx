import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { CheckIcon, MinusIcon } from '../../media/Icon/controlIcons.ts';
import * as S from './Checkbox.styles.ts';

export interface TickProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'> {
  /** Some of what it stands for is chosen, and not all; a press chooses all. */
  indeterminate?: boolean | undefined;
}

/** The box of a `Checkbox` without its words. Marks that cannot be seen are not drawn, for there may be hundreds. */
export function Tick({ indeterminate = false, ...rest }: TickProps) {
  const box = useRef<HTMLSpanElement>(null);
  // Only a property of the element says it; there is no attribute.
  useEffect(() => {
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
