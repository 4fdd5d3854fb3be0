import {
  type ComponentPropsWithRef,
  type PointerEvent,
  useCallback,
  useMemo,
  useState,
} from 'react';
import type { Direction } from '../../../foundations/direction.ts';
import { useChartBox } from '../../../foundations/useChartBox.ts';
import { formatDuration } from '../../../persian/duration.ts';
import { describePlace } from './describePlace.ts';
import { type SubscribePosition, useSeekSlider } from './useSeekSlider.ts';
import type { WaveformMark, WaveformPart } from './wave.ts';
import { WaveDrawing } from './WaveDrawing.tsx';
import * as S from './Waveform.styles.ts';

export interface WaveformProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The accessible name, such as «صدای نشست هفتگی». */
  label: string;
  /** Peaks of the recording, 0 to 1, any number; null while loading. */
  peaks: ArrayLike<number> | null;
  /** In seconds. */
  duration: number;
  /** The part of the recording that is drawn; the arrow keys lead out of it. @default all of it */
  shownPart?: WaveformPart;
  /** In px. @default 64 */
  height?: number;
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
  shownPart,
  height = 64,
  position = 0,
  subscribePosition,
  buffered,
  marks = noMarks,
  disabled = false,
  onSeek,
  style,
  ...rest
}: WaveformProps) {
  const [stage, { width, direction }] = useChartBox();
  const total = toFinite(duration);
  const shown = useMemo(() => shownPart ?? { start: 0, length: total }, [shownPart, total]);
  const describePosition = useDescription(total, marks);
  const slider = useSeekSlider({
    stageRef: stage,
    total,
    part: shown,
    position,
    subscribePosition,
    direction,
    describePosition,
    onSeek,
  });
  const [pointed, pointer] = usePointed(direction);

  return (
    <S.Root
      {...rest}
      style={{ '--_height': `${height}px`, ...style }}
      data-disabled={disabled}
      data-loading={peaks === null}
    >
      <WaveDrawing
        stageRef={stage}
        {...{ peaks, marks, total, part: shown, width, height }}
        loaded={computeShare(shown, buffered ?? total)}
      />
      <S.Slider
        type="range"
        {...getLimits(shown)}
        step="any"
        defaultValue={0}
        aria-label={label}
        disabled={disabled}
        {...slider}
        {...pointer}
      />
      {pointed !== null && !disabled && (
        <S.Hint aria-hidden="true" style={{ '--_pointed': pointed }}>
          {formatHint(shown.start + pointed * shown.length, marks, (shown.length / width) * reach)}
        </S.Hint>
      )}
    </S.Root>
  );
}

// The duration of a stream is infinite until its end.
function toFinite(duration: number): number {
  return Number.isFinite(duration) ? Math.max(0, duration) : 0;
}

function useDescription(total: number, marks: readonly WaveformMark[]) {
  return useCallback((at: number) => describePlace(at, total, marks), [total, marks]);
}

/** The share of the width, along the time, at which the pointer is; null outside. */
function usePointed(direction: Direction) {
  const [pointed, setPointed] = useState<number | null>(null);
  return [
    pointed,
    {
      onPointerMove: ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
        const { left, width } = currentTarget.getBoundingClientRect();
        const share = Math.min(1, Math.max(0, (clientX - left) / width));
        setPointed(direction === 'rtl' ? 1 - share : share);
      },
      onPointerLeave: () => setPointed(null),
    },
  ] as const;
}

function getLimits({ start, length }: WaveformPart) {
  return { min: start, max: start + length };
}

/** The share of a part before a second. */
function computeShare({ start, length }: WaveformPart, seconds: number): number {
  return length === 0 ? 1 : Math.min(1, Math.max(0, (seconds - start) / length));
}

/** The largest distance between the pointer and a mark, in px. */
const reach = 4;

function formatHint(at: number, marks: readonly WaveformMark[], near: number): string {
  const mark = marks.find(({ from, until }) => from - near <= at && at <= until + near);
  return mark === undefined ? formatDuration(at) : `${formatDuration(at)} · ${mark.label}`;
}
