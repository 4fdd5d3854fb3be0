import {
  type ComponentPropsWithRef,
  type PointerEvent,
  useCallback,
  useMemo,
  useState,
} from 'react';
import { fill } from '../../../foundations/fill.ts';
import { text } from '../../../foundations/text.ts';
import { useChartBox } from '../../../foundations/useChartBox.ts';
import { formatDuration, spellDuration } from '../../../persian/duration.ts';
import { Layer, Needle, Stage } from './Stage.styles.ts';
import { type SubscribePosition, useWavePlace } from './useWavePlace.ts';
import { marksPath, type WaveformMark, wavePath } from './wave.ts';
import * as S from './Waveform.styles.ts';

export interface WaveformProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Its accessible name, such as «صدای نشست هفتگی». */
  label: string;
  /** How loud it is from the beginning to the end, 0 to 1 and as many as there are; null while they are on their way. */
  peaks: readonly number[] | null;
  /** In seconds. */
  duration: number;
  /**
   * Where it stands, in seconds.
   * @default 0
   */
  position?: number;
  /** Where the place comes from while it plays. Keep the function the same between renders. */
  subscribePosition?: SubscribePosition | undefined;
  /** Up to which second the sound has arrived; all of it, when absent. */
  buffered?: number;
  marks?: readonly WaveformMark[];
  disabled?: boolean;
  /** Gets the second that was chosen, also while a finger still looks for it. */
  onSeek?: (seconds: number) => void;
}

const height = 64;
const footOfMarks = 8;
const noMarks: readonly WaveformMark[] = [];

/**
 * The sound of a recording, to be seen and to be moved in. Time runs as the
 * page does, like that of charts and sliders: the wave is the voice of the text
 * beside it, whose words run the same way. One custom property moves its place.
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
  // A stream tells no length before its end.
  const total = Number.isFinite(duration) ? Math.max(0, duration) : 0;
  const wordsAt = useCallback((at: number) => spoken(at, total, marks), [total, marks]);
  const slider = useWavePlace({
    stageRef: stage,
    total,
    position,
    subscribePosition,
    direction,
    wordsAt,
    onSeek,
  });
  const [pointed, setPointed] = useState<number | null>(null);
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width: room } = currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / room));
    setPointed(direction === 'rtl' ? 1 - share : share);
  };

  const roomOfBars = marks.length > 0 ? height - footOfMarks : height;
  const wave = useMemo(() => wavePath(peaks ?? [], width, roomOfBars), [peaks, width, roomOfBars]);
  const lines = useMemo(() => marksPath(marks, total, width, height - 2), [marks, total, width]);
  const arrived = total === 0 ? 1 : Math.min(1, (buffered ?? total) / total);
  return (
    <S.Root {...rest} data-disabled={disabled} data-loading={peaks === null}>
      <Stage ref={stage} aria-hidden="true" style={{ '--_arrived': arrived }}>
        {layers.map((layer) => (
          <Layer key={layer} data-layer={layer} viewBox={`0 0 ${width} ${height}`}>
            <path d={wave} />
          </Layer>
        ))}
        {marks.length > 0 && (
          <Layer data-layer="marks" viewBox={`0 0 ${width} ${height}`}>
            <path d={lines} />
          </Layer>
        )}
        <Needle />
      </Stage>
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

/** What has not arrived, what has, and what has been played: the same bars, each layer cut to its part. */
const layers = ['waiting', 'arrived', 'played'];

/** In px: how near the pointer must come to a mark. */
const reach = 4;

function hintAt(at: number, marks: readonly WaveformMark[], near: number): string {
  const mark = marks.find(({ from, until }) => from - near <= at && at <= until + near);
  return mark === undefined ? formatDuration(at) : `${formatDuration(at)} · ${mark.label}`;
}

function spoken(at: number, total: number, marks: readonly WaveformMark[]): string {
  const place = fill(text.waveform.place, { at: spellDuration(at), total: spellDuration(total) });
  const mark = marks.find(({ from, until }) => from <= at && at <= until);
  return mark === undefined ? place : fill(text.waveform.marked, { place, mark: mark.label });
}
