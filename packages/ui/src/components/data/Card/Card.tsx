import type { ComponentPropsWithRef } from 'react';
import * as S from './Card.styles.ts';

export const cardPaddings = ['none', 'small', 'medium', 'large'] as const;
export type CardPadding = (typeof cardPaddings)[number];

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /**
   * Room between its edge and its content: 0, 16, 24 or 32 px.
   * @default 'medium'
   */
  padding?: CardPadding;
}

/** A sheet that lies on the page and holds what belongs together. */
export function Card({ padding = 'medium', children, ...rest }: CardProps) {
  return (
    <S.Root {...rest} data-padding={padding}>
      {children}
    </S.Root>
  );
}
