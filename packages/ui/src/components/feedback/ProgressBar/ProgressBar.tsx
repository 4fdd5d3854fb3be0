import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { formatPercent } from '../../../persian/number.ts';
import * as S from './ProgressBar.styles.ts';

export const progressTones = ['accent', 'success', 'danger'] as const;
export type ProgressTone = (typeof progressTones)[number];

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The operation in progress; the accessible name. */
  label: ReactNode;
  /** The completed share, 0 to 1; null while it is unknown. */
  value: number | null;
  /** The value as text; a percentage by default. */
  valueText?: string;
  /**
   * The outcome of a finished operation.
   * @default 'accent'
   */
  tone?: ProgressTone;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
}

/** Shows the progress of an operation with the native `progress` element. */
export function ProgressBar({
  label,
  value,
  valueText,
  tone = 'accent',
  labelHidden = false,
  ...rest
}: ProgressBarProps) {
  const id = useId();
  const share = value === null ? null : Math.min(1, Math.max(0, value));
  const words = valueText ?? (share === null ? undefined : formatPercent(share));
  return (
    <S.Root {...rest} data-tone={tone}>
      <S.Head data-hidden={labelHidden}>
        <S.Label htmlFor={id}>{label}</S.Label>
        {words !== undefined && <S.Value aria-hidden="true">{words}</S.Value>}
      </S.Head>
      <S.Bar id={id} value={share ?? undefined} aria-valuetext={words} />
    </S.Root>
  );
}
