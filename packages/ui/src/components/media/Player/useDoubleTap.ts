import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** The longest time between two taps, in ms, and the longest distance, in px. */
const longestWait = 300;
const longestWay = 48;

/** Of the width at each side, in which two taps jump. */
const sideShare = 1 / 3;

interface Tap {
  readonly time: number;
  readonly x: number;
  /** The place before the tap, which may have moved it. */
  readonly place: number;
}

interface DoubleTapOptions {
  /** Reads the place of the sound, in seconds. */
  readPlace: () => number;
  onSeek: (seconds: number) => void;
  /** In seconds. */
  step: number;
}

/** Two taps of a finger on a side move the sound: back at the left, forward at the right. */
export function useDoubleTap({ readPlace, onSeek, step }: DoubleTapOptions) {
  const tap = useRef<Tap | null>(null);
  /** The place before both taps. */
  const start = useRef<number | null>(null);
  return {
    onPointerDownCapture: (event: PointerEvent<HTMLElement>) => {
      const { current: before } = tap;
      const { clientX: x, timeStamp: time } = event;
      const isTap = event.pointerType === 'touch' && !isButton(event);
      const isSecond =
        isTap &&
        before !== null &&
        time - before.time <= longestWait &&
        Math.abs(x - before.x) <= longestWay;
      start.current = isSecond ? before.place : null;
      tap.current = isTap && !isSecond ? { time, x, place: readPlace() } : null;
    },
    // After the slider under the finger has moved.
    onClick: ({ clientX, currentTarget }: MouseEvent<HTMLElement>) => {
      if (start.current === null) {
        return;
      }
      const { left, width } = currentTarget.getBoundingClientRect();
      const share = (clientX - left) / width;
      if (share < sideShare || share > 1 - sideShare) {
        onSeek(Math.max(0, start.current + (share < sideShare ? -step : step)));
      }
      start.current = null;
    },
  };
}

/** Also what a panel of the player has, which React reports as being inside. */
function isButton({ target, currentTarget }: PointerEvent<HTMLElement>): boolean {
  return (
    !(target instanceof Element) ||
    !currentTarget.contains(target) ||
    target.closest('button') !== null
  );
}
