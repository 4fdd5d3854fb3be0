import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { ButtonFace } from './ButtonFace.tsx';
import * as S from './Button.styles.ts';

export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ['small', 'medium', 'large'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonLook {
  /**
   * One primary action a page; `danger` only for what cannot be undone.
   * @default 'primary'
   */
  variant?: ButtonVariant;
  /**
   * 36, 44 or 52 px high.
   * @default 'medium'
   */
  size?: ButtonSize;
  /** Stands before the words. */
  icon?: ReactNode;
  /** Takes the whole line. */
  wide?: boolean;
  /** On phones the icon stands alone; the words stay the button's name. */
  iconOnPhones?: boolean;
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Its work is under way: presses do nothing, focus and width stay. */
  busy?: boolean;
  /** Takes the place of the words while it is busy; room for both is kept. */
  busyLabel?: string;
}

/** Starts an action. What leads to another page is a `ButtonLink`. */
export function Button({
  variant = 'primary',
  size = 'medium',
  icon,
  wide = false,
  iconOnPhones = false,
  busy = false,
  busyLabel,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <S.Root
      type="button"
      {...rest}
      onClick={busy ? ignorePress : onClick}
      data-variant={variant}
      data-size={size}
      data-wide={wide}
      data-icon-on-phones={iconOnPhones}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <ButtonFace icon={icon} busy={busy} busyLabel={busyLabel}>
        {children}
      </ButtonFace>
    </S.Root>
  );
}

// `disabled` would drop the focus, so a busy button refuses by itself; this also holds back the form.
function ignorePress(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
