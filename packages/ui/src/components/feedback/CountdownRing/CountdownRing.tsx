import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { text } from '../../../foundations/text.ts';
import { toPersianDigits } from '@nevisa/writing';
import { formatDuration } from '../../../persian/duration.ts';
import { findThreshold } from './findThreshold.ts';
import * as S from './CountdownRing.styles.ts';

export interface CountdownRingProps extends ComponentPropsWithRef<'div'> {
  /** The remaining time in whole seconds, measured by the caller. */
  secondsLeft: number;
  /** The full duration in seconds. */
  total: number;
  /** Shown beside the time, e.g. «تا پایان اعتبار کد». */
  label?: ReactNode;
  /** The announcement at the end; has a default text. */
  overLabel?: string;
  /** Replaces the ring at the end: a button for the next step. */
  children?: ReactNode;
}

/**
 * Shows a running countdown. The component has no timer of its own; the caller updates
 * `secondsLeft`. The time is announced at 60, 30, 10 and 0 seconds only.
 */
export function CountdownRing({
  secondsLeft,
  total,
  label,
  overLabel = text.countdown.over,
  children,
  ...rest
}: CountdownRingProps) {
  const announcement = useAnnouncement(secondsLeft, overLabel);
  // Computed from the remaining time; a fixed step per second would not end at zero (T-16).
  const share = total > 0 ? Math.min(1, Math.max(0, secondsLeft / total)) : 0;
  return (
    <S.Root {...rest}>
      {secondsLeft > 0 ? (
        <>
          <S.Ring viewBox="0 0 44 44" aria-hidden="true">
            <circle cx="22" cy="22" r="20" />
            <circle cx="22" cy="22" r="20" pathLength="1" style={{ strokeDashoffset: 1 - share }} />
          </S.Ring>
          <S.Words>
            <S.Time translate="no">{formatDuration(secondsLeft)}</S.Time>
            {label !== undefined && <S.Label>{label}</S.Label>}
          </S.Words>
        </>
      ) : (
        children
      )}
      <S.Announcement>{announcement}</S.Announcement>
    </S.Root>
  );
}

/** The announced text. It changes only at a threshold, so the seconds between are not announced. */
function useAnnouncement(secondsLeft: number, overLabel: string): string {
  const threshold = findThreshold(secondsLeft);
  const [announced, setAnnounced] = useState({ threshold, words: '' });
  if (announced.threshold !== threshold) {
    const remaining = text.countdown.remaining.replace('{n}', toPersianDigits(secondsLeft));
    setAnnounced({
      threshold,
      words: threshold === null ? '' : threshold === 0 ? overLabel : remaining,
    });
  }
  return announced.words;
}
