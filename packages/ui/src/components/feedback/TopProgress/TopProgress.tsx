import type { ComponentPropsWithRef } from 'react';
import { text } from '../../../foundations/text.ts';
import * as S from './TopProgress.styles.ts';

export interface TopProgressProps extends Omit<ComponentPropsWithRef<'progress'>, 'value' | 'max'> {
  /** The next page is loading. */
  active: boolean;
  /** The accessible name; has a default text. */
  label?: string;
}

/** A thin bar at the top of the window while a page loads. Loads under 150 ms show no bar. */
export function TopProgress({ active, label = text.loading, ...rest }: TopProgressProps) {
  return active ? <S.Root aria-label={label} {...rest} /> : null;
}
