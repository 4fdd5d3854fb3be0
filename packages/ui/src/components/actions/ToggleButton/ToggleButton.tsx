import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useState } from 'react';
import type { ButtonSize } from '../Button/Button.tsx';
import { ButtonFace } from '../Button/ButtonFace.tsx';
import * as S from './ToggleButton.styles.ts';

export const toggleButtonVariants = ['secondary', 'quiet'] as const;
export type ToggleButtonVariant = (typeof toggleButtonVariants)[number];

export interface ToggleButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-pressed'> {
  /** Whether it is pressed, where something else decides it. */
  pressed?: boolean;
  /** Whether it is pressed at first, where it decides by itself. */
  defaultPressed?: boolean;
  onPressedChange?: (pressed: boolean) => void;
  /** @default 'secondary' */
  variant?: ToggleButtonVariant;
  /**
   * 36, 44 or 52 px high.
   * @default 'medium'
   */
  size?: ButtonSize;
  /** Stands before the words. */
  icon?: ReactNode;
}

/** A button that stays pressed: bold, pinned, muted. Its words stay the same, pressed or not. */
export function ToggleButton({
  pressed,
  defaultPressed = false,
  onPressedChange,
  variant = 'secondary',
  size = 'medium',
  icon,
  onClick,
  children,
  ...rest
}: ToggleButtonProps) {
  const [ownPressed, setOwnPressed] = useState(defaultPressed);
  const isPressed = pressed ?? ownPressed;
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) {
      setOwnPressed(!isPressed);
      onPressedChange?.(!isPressed);
    }
  };
  return (
    <S.Root
      type="button"
      {...rest}
      onClick={toggle}
      aria-pressed={isPressed}
      data-variant={variant}
      data-size={size}
    >
      <ButtonFace icon={icon} busy={false} busyLabel={undefined}>
        {children}
      </ButtonFace>
    </S.Root>
  );
}
