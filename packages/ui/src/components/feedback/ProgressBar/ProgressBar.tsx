import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { formatPercent } from '../../../persian/number.ts';
import * as S from './ProgressBar.styles.ts';

export const progressTones = ['accent', 'success', 'danger'] as const;
export type ProgressTone = (typeof progressTones)[number];

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is being done; its accessible name. */
  label: ReactNode;
  /** What has been done, from 0 to 1; null while nobody knows. */
  value: number | null;
  /** What has been done, in words; a percentage when absent. */
  valueText?: string;
  /**
   * How it ended, if it did.
   * @default 'accent'
   */
  tone?: ProgressTone;
  /** The label is for screen readers only. */
  labelHidden?: boolean;
}

/** How far a piece of work has come. The browser's own progress, so that it is read as one. */
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
        {words !== undefined && (
          <S.Value aria-hidden="true" data-figure={valueText === undefined}>
            {words}
          </S.Value>
        )}
      </S.Head>
      <S.Bar id={id} value={share ?? undefined} aria-valuetext={words} />
    </S.Root>
  );
}
