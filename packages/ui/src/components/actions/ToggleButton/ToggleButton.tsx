import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useState } from 'react';
import type { ButtonSize } from '../Button/Button.tsx';
import { ButtonFace } from '../Button/ButtonFace.tsx';
import * as S from './ToggleButton.styles.ts';

export const toggleButtonVariants = ['secondary', 'quiet'] as const;
export type ToggleButtonVariant = (typeof toggleButtonVariants)[number];

export interface ToggleButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-pressed'> {
  /** Pressed state in controlled mode. */
  pressed?: boolean;
  /** Initial pressed state in uncontrolled mode. */
  defaultPressed?: boolean;
  onPressedChange?: (pressed: boolean) => void;
  /** @default 'secondary' */
  variant?: ToggleButtonVariant;
  /**
   * Height 36, 44 or 52 px.
   * @default 'medium'
   */
  size?: ButtonSize;
  /** Shown before the text. */
  icon?: ReactNode;
}

/** A button with a pressed state, e.g. bold, pinned, muted. Its text is the same in both states. */
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
      <ButtonFace icon={icon}>{children}</ButtonFace>
    </S.Root>
  );
}
