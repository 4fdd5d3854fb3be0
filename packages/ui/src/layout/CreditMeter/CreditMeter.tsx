import type { ComponentPropsWithRef } from 'react';
import { describeTip } from '../../components/overlay/Tooltip/describeTip.ts';
import * as S from './CreditMeter.styles.ts';

export interface CreditMeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The remaining credit in words, such as «۲ ساعت و ۴۰ دقیقه اعتبار باقی مانده». */
  label: string;
  /** The remaining share, 0 to 1; null for unlimited credit. */
  value: number | null;
  /** Shown in a narrow bar where there is no share to draw, such as «نامحدود». */
  short?: string;
}

/** Below this share the bar changes its colour; the label always shows the amount. */
const low = 0.15;

/** The remaining credit in the top bar. In a narrow bar only screen readers get the whole label. */
export function CreditMeter({ label, value, short = label, ...rest }: CreditMeterProps) {
  return (
    <S.Root {...describeTip(label)} {...rest}>
      <S.Label>{label}</S.Label>
      {value === null ? (
        <S.Short aria-hidden="true">{short}</S.Short>
      ) : (
        <S.Track aria-hidden="true" data-low={value < low}>
          <S.Level style={{ inlineSize: `${clamp(value) * 100}%` }} />
        </S.Track>
      )}
    </S.Root>
  );
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
