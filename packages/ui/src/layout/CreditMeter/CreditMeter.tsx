import * as S from './CreditMeter.styles.ts';

export interface CreditMeterProps {
  /** What is left, in words, such as «۲ ساعت و ۴۰ دقیقه اعتبار باقی مانده». */
  label: string;
  /** What is left of the whole, from 0 to 1; null when there is no end to it. */
  value: number | null;
}

/** Under this share the bar changes its tone; the words say the figure in any case. */
const low = 0.15;

/** How much credit is left, small enough for the top bar. On phones the words step back and stay readable to assistive technology. */
export function CreditMeter({ label, value }: CreditMeterProps) {
  return (
    <S.Root title={label} data-endless={value === null}>
      <S.Label>{label}</S.Label>
      {value !== null && (
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
