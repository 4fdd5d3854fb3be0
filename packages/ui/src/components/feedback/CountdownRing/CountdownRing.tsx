import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { text } from '../../../foundations/text.ts';
import { toPersianDigits } from '@nevisa/writing';
import { formatDuration } from '../../../persian/duration.ts';
import { passedMark } from './announcement.ts';
import * as S from './CountdownRing.styles.ts';

export interface CountdownRingProps extends ComponentPropsWithRef<'div'> {
  /** What is left, in whole seconds, as the clock of the caller says it. */
  secondsLeft: number;
  /** The whole, in seconds. */
  total: number;
  /** Stands beside the time, such as «تا پایان اعتبار کد». */
  label?: ReactNode;
  /** Said aloud at the end, when the library's own words do not fit. */
  overLabel?: string;
  /** Takes the place of the ring when nothing is left: the button that asks for more. */
  children?: ReactNode;
}

/**
 * Time that runs out. It holds no timer: it draws what it is told. The time is
 * said aloud at 60, 30, 10 and 0 seconds only.
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
  // Computed from what is left; a fixed step a second would not end at nothing (T-16).
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
            <S.Time>{formatDuration(secondsLeft)}</S.Time>
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

/** The words change only when a mark is passed, so that the seconds between stay unsaid. */
function useAnnouncement(secondsLeft: number, overLabel: string): string {
  const mark = passedMark(secondsLeft);
  const [said, setSaid] = useState({ mark, words: '' });
  if (said.mark !== mark) {
    const remaining = text.countdown.remaining.replace('{n}', toPersianDigits(secondsLeft));
    setSaid({ mark, words: mark === null ? '' : mark === 0 ? overLabel : remaining });
  }
  return said.words;
}
