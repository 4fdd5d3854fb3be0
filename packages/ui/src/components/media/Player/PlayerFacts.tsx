import { useRef } from 'react';
import { playerText } from '../../../foundations/text/playerText.ts';
import { formatDuration } from '../../../persian/duration.ts';
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx';
import type { PlayerProps } from './playerProps.ts';
import type { PlayerState } from './playerState.ts';
import * as S from './Player.styles.ts';
import { usePlace } from './usePlace.ts';

export type PlayerFactsProps = Required<Pick<PlayerProps, 'state' | 'duration' | 'position'>> &
  Pick<PlayerProps, 'subscribePosition' | 'message'>;

/** The place and the length as clocks at their ends of the wave, and between them what is waited for. */
export function PlayerFacts({
  state,
  duration,
  position,
  subscribePosition,
  message,
}: PlayerFactsProps) {
  const clock = useRef<HTMLSpanElement>(null);
  const shown = useRef('');
  usePlace(position, subscribePosition, (seconds) => {
    const words = formatDuration(seconds);
    // One text node, once a second.
    if (words !== shown.current && clock.current !== null) {
      shown.current = words;
      clock.current.textContent = words;
    }
  });
  const wait = waits[state];
  return (
    <S.Facts>
      <S.Clock ref={clock} aria-hidden="true" />
      <LiveRegion>
        {wait !== undefined && <S.Wait>{wait}</S.Wait>}
        {wait === undefined && (message ?? null) !== null && (
          <S.Message data-state={state}>{message}</S.Message>
        )}
      </LiveRegion>
      <S.Clock aria-hidden="true">{duration > 0 ? formatDuration(duration) : ''}</S.Clock>
    </S.Facts>
  );
}

const waits: Partial<Record<PlayerState, string>> = {
  linking: playerText.linking,
  loading: playerText.loading,
  waiting: playerText.waiting,
};
