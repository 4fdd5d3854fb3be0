import { type ComponentProps, type KeyboardEvent, useState } from 'react';

type Handlers = Pick<ComponentProps<'input'>, 'onKeyDown' | 'onKeyUp' | 'onBlur'>;

interface CapsLock {
  /** Caps Lock was on at the last key press in the field. */
  isOn: boolean;
  handlers: Required<{ [Name in keyof Handlers]: NonNullable<Handlers[Name]> }>;
}

/** Tracks Caps Lock while a field has the focus; calls the given handlers first. */
export function useCapsLock({ onKeyDown, onKeyUp, onBlur }: Handlers): CapsLock {
  const [isOn, setOn] = useState(false);
  const read = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return {
    isOn,
    handlers: {
      onKeyDown: (event) => {
        onKeyDown?.(event);
        read(event);
      },
      onKeyUp: (event) => {
        onKeyUp?.(event);
        read(event);
      },
      onBlur: (event) => {
        onBlur?.(event);
        setOn(false);
      },
    },
  };
}
