import type { ComponentPropsWithRef } from 'react';
import { text } from '../../../foundations/text.ts';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import * as S from './Spinner.styles.ts';

export const spinnerSizes = ['small', 'medium', 'large'] as const;
export type SpinnerSize = (typeof spinnerSizes)[number];

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * The accessible name. `null` when adjacent text already describes the wait: the ring
   * is then decorative.
   * @default 'در حال بارگذاری…'
   */
  label?: string | null;
  /** Shows the label beside the ring. */
  labelVisible?: boolean;
  /** @default 'medium' */
  size?: SpinnerSize;
}

/** Indicates a wait with a text and a rotating ring. */
export function Spinner({
  label = text.loading,
  labelVisible = false,
  size = 'medium',
  ...rest
}: SpinnerProps) {
  const meaning = label === null ? { 'aria-hidden': true } : { role: 'status' };
  return (
    <S.Root {...meaning} {...rest} data-size={size}>
      <S.Ring viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
      </S.Ring>
      {labelVisible ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </S.Root>
  );
}
