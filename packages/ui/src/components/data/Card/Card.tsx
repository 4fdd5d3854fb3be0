import type { ComponentPropsWithRef } from 'react';
import * as S from './Card.styles.ts';

export const cardPaddings = ['none', 'small', 'medium', 'large'] as const;
export type CardPadding = (typeof cardPaddings)[number];

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /**
   * Padding: 0, 16, 24 or 32 px.
   * @default 'medium'
   */
  padding?: CardPadding;
}

/** A raised surface that groups related content. */
export function Card({ padding = 'medium', children, ...rest }: CardProps) {
  return (
    <S.Root {...rest} data-padding={padding}>
      {children}
    </S.Root>
  );
}
