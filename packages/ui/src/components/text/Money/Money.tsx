import type { ComponentPropsWithRef } from 'react';
import { text } from '../../../foundations/text.ts';
import { formatNumber } from '../../../persian/number.ts';
import * as S from './Money.styles.ts';

export const moneySizes = ['medium', 'large', 'largest'] as const;
export type MoneySize = (typeof moneySizes)[number];

export interface MoneyProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** In toman, rounded to an integer. NaN and infinite values are shown as «—». */
  amount: number;
  /**
   * As body text, as a figure on a card, or as the price.
   * @default 'medium'
   */
  size?: MoneySize;
  /** Shows «رایگان» for zero. */
  freeAtZero?: boolean;
  /** The largest amount of this place, in toman: its width is kept, so that a change moves nothing. */
  widest?: number;
}

/** An amount of money: the number with a small unit. */
export function Money({ widest, size = 'medium', ...rest }: MoneyProps) {
  return widest === undefined ? (
    <Shown size={size} {...rest} />
  ) : (
    <S.Place>
      {/* Another amount is a new figure, not one that has moved. */}
      <Shown key={rest.amount} size={size} {...rest} />
      <S.Widest aria-hidden data-size={size}>
        <S.Figure dir="ltr" data-drawn={figure(widest)} />
        <S.Unit data-drawn={text.money.toman} />
      </S.Widest>
    </S.Place>
  );
}

function Shown({ amount, size, freeAtZero = false, ...rest }: Omit<MoneyProps, 'widest'>) {
  const isFree = freeAtZero && Math.round(amount) === 0;
  return (
    <S.Root translate="no" {...rest} data-size={size}>
      {isFree ? (
        text.money.free
      ) : (
        <>
          <S.Figure dir="ltr">{figure(amount)}</S.Figure>{' '}
          {Number.isFinite(amount) && <S.Unit>{text.money.toman}</S.Unit>}
        </>
      )}
    </S.Root>
  );
}

function figure(amount: number): string {
  return Number.isFinite(amount) ? formatNumber(Math.round(amount) + 0) : '—';
}
