import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Direction } from '../../../foundations/direction.ts';
import type { WaveformPart } from './wave.ts';

/** Calls the listener with each new position in seconds until it is unsubscribed. */
export type SubscribePosition = (listener: (seconds: number) => void) => () => void;

interface SeekSliderOptions {
  /** The element whose `--_played` is the played share, 0 to 1. */
  stageRef: RefObject<HTMLElement | null>;
  /** In seconds, of the whole recording. */
  total: number;
  /** The part that is drawn. */
  part: WaveformPart;
  position: number;
  subscribePosition: SubscribePosition | undefined;
  direction: Direction;
  /** The position as text for screen readers. The function must be stable between renders. */
  describePosition: (seconds: number) => string;
  onSeek: ((seconds: number) => void) | undefined;
}

/**
 * The seek position of a waveform, drawn by one custom property without React. Screen readers
 * announce each change of a focused slider, so playback updates the slider only while it has no
 * focus.
 */
export function useSeekSlider({
  stageRef,
  total,
  part,
  position,
  subscribePosition,
  direction,
  describePosition,
  onSeek,
}: SeekSliderOptions) {
  const { slider, place, draw, redraw, updateSlider } = usePosition({
    stageRef,
    total,
    part,
    describePosition,
  });
  const held = useRef(false);
  const given = useRef(Number.NaN);

  // The position of the props is older than that of the playback, when another part is drawn.
  useLayoutEffect(() => {
    if (Object.is(given.current, position)) {
      redraw();
    } else if (!held.current) {
      draw(position);
    }
    given.current = position;
    updateSlider();
  }, [draw, redraw, updateSlider, position]);

  useEffect(
    () =>
      subscribePosition?.((seconds) => {
        if (held.current) {
          return;
        }
        const before = Math.floor(place.current);
        draw(seconds);
        if (Math.floor(place.current) !== before && document.activeElement !== slider.current) {
          updateSlider();
        }
      }),
    [subscribePosition, draw, updateSlider, place, slider],
  );

  const seek = (seconds: number) => {
    draw(seconds);
    updateSlider();
    onSeek?.(place.current);
  };

  return {
    ref: slider,
    onFocus: updateSlider,
    onChange: () => seek(Number(slider.current?.value)),
    onPointerDown: () => holdUntilRelease(held),
    onKeyDown: (event: KeyboardEvent) => {
      const target = findTarget(event, place.current, total, direction);
      if (target !== null) {
        event.preventDefault();
        seek(target);
      }
    },
  };
}

function usePosition({
  stageRef,
  total,
  part: { start, length },
  describePosition,
}: Pick<SeekSliderOptions, 'stageRef' | 'total' | 'part' | 'describePosition'>) {
  const slider = useRef<HTMLInputElement>(null);
  /** Clamped to the recording, whose length may be known later. */
  const place = useRef(0);
  const asked = useRef(0);

  const draw = useCallback(
    (seconds: number) => {
      asked.current = seconds;
      place.current = Number.isNaN(seconds) ? 0 : Math.min(total, Math.max(0, seconds));
      const share = length === 0 ? 0 : (place.current - start) / length;
      const played = Math.min(1, Math.max(0, share));
      stageRef.current?.style.setProperty('--_played', played.toFixed(4));
    },
    [stageRef, total, start, length],
  );

  const redraw = useCallback(() => draw(asked.current), [draw]);

  const updateSlider = useCallback(() => {
    const { current: input } = slider;
    if (input !== null) {
      input.value = String(place.current);
      input.ariaValueText = describePosition(place.current);
    }
  }, [describePosition]);

  return { slider, place, draw, redraw, updateSlider };
}

function holdUntilRelease(held: RefObject<boolean>): void {
  held.current = true;
  const release = () => {
    held.current = false;
    removeEventListener('pointerup', release);
    removeEventListener('pointercancel', release);
  };
  addEventListener('pointerup', release);
  addEventListener('pointercancel', release);
}

function findTarget(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  place: number,
  total: number,
  direction: Direction,
): number | null {
  if (altKey || ctrlKey || metaKey) {
    return null;
  }
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
    case 'ArrowUp':
      return place + step;
    case back:
    case 'ArrowDown':
      return place - step;
    case 'PageUp':
      return place + stride;
    case 'PageDown':
      return place - stride;
    case 'Home':
      return 0;
    case 'End':
      return total;
    default:
      return null;
  }
}

/** In seconds: about a sentence and a paragraph. */
const step = 5;
const stride = 30;
