import { type ComponentPropsWithRef, type PointerEvent, useCallback, useState } from 'react';
import { fill } from '../../../foundations/fill.ts';
import { text } from '../../../foundations/text.ts';
import { useChartBox } from '../../../foundations/useChartBox.ts';
import { formatDuration, spellDuration } from '../../../persian/duration.ts';
import { type SubscribePosition, useSeekSlider } from './useSeekSlider.ts';
import type { WaveformMark } from './wave.ts';
import { WaveDrawing } from './WaveDrawing.tsx';
import * as S from './Waveform.styles.ts';

export interface WaveformProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The accessible name, such as «صدای نشست هفتگی». */
  label: string;
  /** Peaks of the recording, 0 to 1, any number; null while loading. */
  peaks: readonly number[] | null;
  /** In seconds. */
  duration: number;
  /**
   * The playback position in seconds.
   * @default 0
   */
  position?: number;
  /** Delivers the position during playback. The function must be stable between renders. */
  subscribePosition?: SubscribePosition | undefined;
  /** The loaded part in seconds. Defaults to the whole duration. */
  buffered?: number;
  marks?: readonly WaveformMark[];
  disabled?: boolean;
  /** Receives the chosen second, also during dragging. */
  onSeek?: (seconds: number) => void;
}

const noMarks: readonly WaveformMark[] = [];

/**
 * A seekable waveform of a recording. Time runs in the reading direction, as in charts and
 * sliders. One custom property moves the position.
 */
export function Waveform({
  label,
  peaks,
  duration,
  position = 0,
  subscribePosition,
  buffered,
  marks = noMarks,
  disabled = false,
  onSeek,
  ...rest
}: WaveformProps) {
  const [stage, { width, direction }] = useChartBox();
  // The duration of a stream is infinite until its end.
  const total = Number.isFinite(duration) ? Math.max(0, duration) : 0;
  const describePosition = useCallback(
    (at: number) => formatPosition(at, total, marks),
    [total, marks],
  );
  const slider = useSeekSlider({
    stageRef: stage,
    total,
    position,
    subscribePosition,
    direction,
    describePosition,
    onSeek,
  });
  const [pointed, setPointed] = useState<number | null>(null);
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width: room } = currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / room));
    setPointed(direction === 'rtl' ? 1 - share : share);
  };

  return (
    <S.Root {...rest} data-disabled={disabled} data-loading={peaks === null}>
      <WaveDrawing
        stageRef={stage}
        {...{ peaks, marks, total, width }}
        loaded={total === 0 ? 1 : Math.min(1, (buffered ?? total) / total)}
      />
      <S.Slider
        type="range"
        min={0}
        max={total}
        step="any"
        defaultValue={0}
        aria-label={label}
        disabled={disabled}
        {...slider}
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
      />
      {pointed !== null && !disabled && (
        <S.Hint aria-hidden="true" style={{ '--_pointed': pointed }}>
          {hintAt(pointed * total, marks, (total / width) * reach)}
        </S.Hint>
      )}
    </S.Root>
  );
}

/** The largest distance between the pointer and a mark, in px. */
const reach = 4;

function hintAt(at: number, marks: readonly WaveformMark[], near: number): string {
  const mark = marks.find(({ from, until }) => from - near <= at && at <= until + near);
  return mark === undefined ? formatDuration(at) : `${formatDuration(at)} · ${mark.label}`;
}

function formatPosition(at: number, total: number, marks: readonly WaveformMark[]): string {
  const place = fill(text.waveform.place, { at: spellDuration(at), total: spellDuration(total) });
  const mark = marks.find(({ from, until }) => from <= at && at <= until);
  return mark === undefined ? place : fill(text.waveform.marked, { place, mark: mark.label });
}
