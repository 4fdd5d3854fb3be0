import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import * as S from './Badge.styles.ts';

export const badgeTones = ['accent', 'quiet', 'danger'] as const;
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** @default 'accent' */
  tone?: BadgeTone;
  /** Text for screen readers instead of the visible content, such as «۳ پیام جدید» for «+۳». */
  label?: string;
}

/**
 * A small figure or word attached to another element, such as a count of new messages. The content
 * is bidi-isolated, so a signed figure such as «+۳» keeps its order in Persian text.
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
