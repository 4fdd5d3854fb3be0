import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Direction } from '../../../foundations/direction.ts';

/** Calls the listener with each new place, in seconds, until the function it returns is called. */
export type SubscribePosition = (listener: (seconds: number) => void) => () => void;

interface WavePlaceOptions {
  /** The element whose `--_played` tells the share that has been played. */
  stageRef: RefObject<HTMLElement | null>;
  total: number;
  position: number;
  subscribePosition: SubscribePosition | undefined;
  direction: Direction;
  /** How a place is read out. Keep the function the same between renders. */
  wordsAt: (seconds: number) => string;
  onSeek: ((seconds: number) => void) | undefined;
}

/**
 * Where the recording stands, drawn without React by one custom property. A
 * screen reader would read each change of a slider that has the focus, so what
 * merely plays on is told to it only while the focus is elsewhere.
 */
export function useWavePlace({
  stageRef,
  total,
  position,
  subscribePosition,
  direction,
  wordsAt,
  onSeek,
}: WavePlaceOptions) {
  const slider = useRef<HTMLInputElement>(null);
  const place = useRef(0);
  const held = useRef(false);

  const draw = useCallback(
    (seconds: number) => {
      place.current = Number.isNaN(seconds) ? 0 : Math.min(total, Math.max(0, seconds));
      const share = total === 0 ? 0 : place.current / total;
      stageRef.current?.style.setProperty('--_played', share.toFixed(4));
    },
    [stageRef, total],
  );

  const tell = useCallback(() => {
    const { current: input } = slider;
    if (input !== null) {
      input.value = String(place.current);
      input.ariaValueText = wordsAt(place.current);
    }
  }, [wordsAt]);

  useLayoutEffect(() => {
    if (!held.current) {
      draw(position);
    }
    tell();
  }, [draw, tell, position]);

  useEffect(
    () =>
      subscribePosition?.((seconds) => {
        if (held.current) {
          return;
        }
        const before = Math.floor(place.current);
        draw(seconds);
        if (Math.floor(place.current) !== before && document.activeElement !== slider.current) {
          tell();
        }
      }),
    [subscribePosition, draw, tell],
  );

  const seek = (seconds: number) => {
    draw(seconds);
    tell();
    onSeek?.(place.current);
  };

  return {
    ref: slider,
    onFocus: tell,
    onChange: () => seek(Number(slider.current?.value)),
    onPointerDown: () => {
      held.current = true;
      const release = () => {
        held.current = false;
        removeEventListener('pointerup', release);
        removeEventListener('pointercancel', release);
      };
      addEventListener('pointerup', release);
      addEventListener('pointercancel', release);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const target = targetOf(event, place.current, total, direction);
      if (target !== null) {
        event.preventDefault();
        seek(target);
      }
    },
  };
}

function targetOf(
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

/** In seconds: a sentence, and a paragraph. */
const step = 5;
const stride = 30;
