import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ComponentType } from 'react';
import * as S from './Icon.styles.ts';

/** Beside small text, beside text, alone; in px. */
export const iconSizes = { small: 16, medium: 20, large: 24 } as const;
export type IconSize = keyof typeof iconSizes;

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  /** @default 'medium' */
  size?: IconSize;
}

export type Icon = ComponentType<IconProps>;

export interface IconOptions {
  /** Turns with the direction of the page: only for what points somewhere. */
  mirrored?: boolean;
}

/**
 * Makes an icon of the product from a Lucide drawing. It is hidden from
 * assistive technology unless it gets a name.
 */
export function createIcon(drawing: LucideIcon, { mirrored = false }: IconOptions = {}): Icon {
  function ProductIcon({ size = 'medium', ...rest }: IconProps) {
    const { 'aria-label': label, 'aria-labelledby': labelledBy } = rest;
    const isNamed = label !== undefined || labelledBy !== undefined;
    return (
      <S.Svg
        as={drawing}
        size={iconSizes[size]}
        strokeWidth={1.75}
        data-mirrored={mirrored ? '' : undefined}
        {...(isNamed ? { role: 'img' } : { 'aria-hidden': true })}
        {...rest}
      />
    );
  }
  return ProductIcon;
}
