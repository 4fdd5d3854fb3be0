import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ButtonFace } from './ButtonFace.tsx';
import { ignorePress } from './ignorePress.ts';
import * as S from './Button.styles.ts';

export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ['small', 'medium', 'large'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonAppearance {
  /**
   * At most one primary button per page; `danger` only for actions that cannot be
   * undone.
   * @default 'primary'
   */
  variant?: ButtonVariant;
  /**
   * Height 36, 44 or 52 px.
   * @default 'medium'
   */
  size?: ButtonSize;
  /** Shown before the text. */
  icon?: ReactNode;
  /** Takes the full width of its container. */
  wide?: boolean;
  /** On phones only the icon is visible; the text remains the accessible name. */
  iconOnPhones?: boolean;
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonAppearance {
  /** The action is in progress: presses have no effect, focus and width are unchanged. */
  busy?: boolean;
  /** Replaces the text while busy; space for both is reserved. */
  busyLabel?: string;
  /** The server asked to wait before the next press: as busy, with the text of the button. */
  waiting?: boolean;
}

/** Starts an action. Use `ButtonLink` to open another page. */
export function Button({
  variant = 'primary',
  size = 'medium',
  icon,
  wide = false,
  iconOnPhones = false,
  busy = false,
  busyLabel,
  waiting = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isHeld = busy || waiting;
  return (
    <S.Root
      type="button"
      {...rest}
      onClick={isHeld ? ignorePress : onClick}
      data-variant={variant}
      data-size={size}
      data-wide={wide}
      data-icon-on-phones={iconOnPhones}
      {...(isHeld && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <ButtonFace icon={icon} busy={busy} waiting={waiting} busyLabel={busyLabel}>
        {children}
      </ButtonFace>
    </S.Root>
  );
}
