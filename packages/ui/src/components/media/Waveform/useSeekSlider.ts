import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Direction } from '../../../foundations/direction.ts';

/** Calls the listener with each new position in seconds until it is unsubscribed. */
export type SubscribePosition = (listener: (seconds: number) => void) => () => void;

interface SeekSliderOptions {
  /** The element whose `--_played` is the played share, 0 to 1. */
  stageRef: RefObject<HTMLElement | null>;
  total: number;
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
  position,
  subscribePosition,
  direction,
  describePosition,
  onSeek,
}: SeekSliderOptions) {
  const { slider, place, draw, updateSlider } = usePosition(stageRef, total, describePosition);
  const held = useRef(false);

  useLayoutEffect(() => {
    if (!held.current) {
      draw(position);
    }
    updateSlider();
  }, [draw, updateSlider, position]);

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

function usePosition(
  stageRef: RefObject<HTMLElement | null>,
  total: number,
  describePosition: (seconds: number) => string,
) {
  const slider = useRef<HTMLInputElement>(null);
  const place = useRef(0);

  const draw = useCallback(
    (seconds: number) => {
      place.current = Number.isNaN(seconds) ? 0 : Math.min(total, Math.max(0, seconds));
      const share = total === 0 ? 0 : place.current / total;
      stageRef.current?.style.setProperty('--_played', share.toFixed(4));
    },
    [stageRef, total],
  );

  const updateSlider = useCallback(() => {
    const { current: input } = slider;
    if (input !== null) {
      input.value = String(place.current);
      input.ariaValueText = describePosition(place.current);
    }
  }, [describePosition]);

  return { slider, place, draw, updateSlider };
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
