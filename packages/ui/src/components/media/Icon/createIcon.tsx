import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ComponentType } from 'react';
import * as S from './Icon.styles.ts';

/** Sizes in px: beside small text, beside text, alone. */
export const iconSizes = { small: 16, medium: 20, large: 24 } as const;
export type IconSize = keyof typeof iconSizes;

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  /** @default 'medium' */
  size?: IconSize;
}

export type Icon = ComponentType<IconProps>;

export interface IconOptions {
  /** Mirrors the icon in right-to-left; only for directional icons. */
  mirrored?: boolean;
  /** Fills the drawing; for the signs of playback. */
  filled?: boolean;
}

/**
 * Makes an icon from a Lucide drawing. The icon is hidden from screen readers unless it has a
 * name.
 */
export function createIcon(
  drawing: LucideIcon,
  { mirrored = false, filled = false }: IconOptions = {},
): Icon {
  function ProductIcon({ size = 'medium', ...rest }: IconProps) {
    const { 'aria-label': label, 'aria-labelledby': labelledBy } = rest;
    const isNamed = label !== undefined || labelledBy !== undefined;
    return (
      <S.Svg
        as={drawing}
        size={iconSizes[size]}
        strokeWidth={1.75}
        {...(filled && { fill: 'currentColor' })}
        data-mirrored={mirrored ? '' : undefined}
        {...(isNamed ? { role: 'img' } : { 'aria-hidden': true })}
        {...rest}
      />
    );
  }
  return ProductIcon;
}
