import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './Card.styles.ts';

export const cardPaddings = ['none', 'small', 'medium', 'large'] as const;
export type CardPadding = (typeof cardPaddings)[number];

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /**
   * Padding: 0, 16, 24 or 32 px.
   * @default 'medium'
   */
  padding?: CardPadding;
  /** An action at the lower edge, so that those of neighbours are in one line. */
  foot?: ReactNode;
}

/** A raised surface that groups related content. */
export function Card({ padding = 'medium', foot, children, ...rest }: CardProps) {
  return (
    <S.Root {...rest} data-padding={padding} data-foot={foot !== undefined}>
      {children}
      {foot !== undefined && <S.Foot>{foot}</S.Foot>}
    </S.Root>
  );
}
