import type { ComponentPropsWithRef, ReactNode } from 'react';
import { describeTip, type TipSide } from '../../overlay/Tooltip/describeTip.ts';
import * as S from './IconButton.styles.ts';

export const iconButtonVariants = ['quiet', 'secondary', 'primary'] as const;
export type IconButtonVariant = (typeof iconButtonVariants)[number];

export const iconButtonSizes = ['small', 'medium', 'large'] as const;
export type IconButtonSize = (typeof iconButtonSizes)[number];

export interface IconButtonAppearance {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  /** The shortcut, shown in the tooltip, in the order of pressing: `['Ctrl', 'S']`. */
  keys?: readonly string[];
  /**
   * The position of the tooltip; flips where space is missing.
   * @default 'top'
   */
  tipSide?: TipSide;
  /** @default 'quiet' */
  variant?: IconButtonVariant;
  /**
   * 36, 44 or 52 px; the touch target is never below 44 px.
   * @default 'medium'
   */
  size?: IconButtonSize;
}

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'>, IconButtonAppearance {}

/** A button that shows only an icon. Children, such as a badge, are drawn over the corner of the icon. */
export function IconButton({
  label,
  icon,
  keys,
  tipSide,
  variant = 'quiet',
  size = 'medium',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <S.Root
      type="button"
      {...describeTip(label, { keys, side: tipSide })}
      {...rest}
      aria-label={label}
      data-variant={variant}
      data-size={size}
    >
      {icon}
      {children !== undefined && <S.Corner>{children}</S.Corner>}
    </S.Root>
  );
}
