import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ComponentType } from 'react';
import { size as sizes } from '../../../tokens/scales.ts';
import * as S from './Icon.styles.ts';

/** Beside small text, beside text, alone. */
export const iconSizes = { small: '1rem', medium: sizes.icon, large: sizes.iconLarge } as const;
export type IconSize = keyof typeof iconSizes;

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  /** @default 'medium' */
  size?: IconSize;
}

export type Icon = ComponentType<IconProps>;

export interface IconOptions {
  /** Mirrors the icon in right-to-left; only for directional icons. */
  mirrored?: boolean;
  /** Draws the stroke when the icon appears; still with reduced motion. */
  drawn?: boolean;
  /** Fills the drawing; for the signs of playback. */
  filled?: boolean;
}

/**
 * Makes an icon from a Lucide drawing. The icon is hidden from screen readers unless it has a
 * name.
 */
export function createIcon(
  drawing: LucideIcon,
  { mirrored = false, drawn = false, filled = false }: IconOptions = {},
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
        data-drawn={drawn ? '' : undefined}
        {...(isNamed ? { role: 'img' } : { 'aria-hidden': true })}
        {...rest}
      />
    );
  }
  return ProductIcon;
}
