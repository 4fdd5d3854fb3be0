import { useCallback } from 'react';
import { useChartBox } from '../../../foundations/useChartBox.ts';
import { describePlace } from '../Waveform/describePlace.ts';
import { type SubscribePosition, useSeekSlider } from '../Waveform/useSeekSlider.ts';
import { Slider } from '../Waveform/Waveform.styles.ts';
import type { WaveformMark } from '../Waveform/wave.ts';
import * as S from './SeekTrack.styles.ts';

export interface SeekTrackProps {
  label: string;
  /** In seconds. */
  duration: number;
  position: number;
  subscribePosition: SubscribePosition | undefined;
  onSeek: ((seconds: number) => void) | undefined;
}

const noMarks: readonly WaveformMark[] = [];

/** The place in a sound without peaks: a plain slider with the keys and words of a `Waveform`. */
export function SeekTrack({
  label,
  duration,
  position,
  subscribePosition,
  onSeek,
}: SeekTrackProps) {
  const [stageRef, { direction }] = useChartBox();
  const describePosition = useCallback(
    (at: number) => describePlace(at, duration, noMarks),
    [duration],
  );
  const slider = useSeekSlider({
    stageRef,
    total: duration,
    part: { start: 0, length: duration },
    position,
    subscribePosition,
    direction,
    describePosition,
    onSeek,
  });
  return (
    <S.Root>
      <S.Stage ref={stageRef} aria-hidden="true">
        <S.Rail />
        <S.Played />
      </S.Stage>
      <Slider
        type="range"
        min={0}
        max={duration}
        step="any"
        defaultValue={0}
        aria-label={label}
        {...slider}
      />
    </S.Root>
  );
}
