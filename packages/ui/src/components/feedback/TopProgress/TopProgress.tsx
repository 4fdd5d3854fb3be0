import type { ComponentPropsWithRef } from 'react';
import { text } from '../../../foundations/text.ts';
import * as S from './TopProgress.styles.ts';

export interface TopProgressProps extends Omit<ComponentPropsWithRef<'progress'>, 'value' | 'max'> {
  /** The next page is on its way. */
  active: boolean;
  /** What is awaited, when the library's own word does not fit. */
  label?: string;
}

/** A thin bar at the top of the window while a page is on its way. What comes within 150 ms shows none. */
export function TopProgress({ active, label = text.loading, ...rest }: TopProgressProps) {
  return active ? <S.Root aria-label={label} {...rest} /> : null;
}
