import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import * as S from './Badge.styles.ts';

export const badgeTones = ['accent', 'quiet', 'danger'] as const;
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** @default 'accent' */
  tone?: BadgeTone;
  /** What is said in place of what is shown, such as «۳ پیام جدید» for «+۳». */
  label?: string;
}

/**
 * A figure or a word that hangs on something else. Its content is isolated and
 * takes its own direction: a signed figure runs from left to right, so «+۳»
 * keeps its order in Persian text.
 */
export function Badge({ tone = 'accent', label, children, ...rest }: BadgeProps) {
  return (
    <S.Root {...rest} data-tone={tone}>
      <bdi dir="auto" aria-hidden={label === undefined ? undefined : true}>
        {children}
      </bdi>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </S.Root>
  );
}
