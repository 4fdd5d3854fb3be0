import { type PointerEvent, useEffect, useRef } from 'react';

const initialDelayMs = 400;
const repeatDelayMs = 60;

/**
 * Calls `act` on each press of a button and repeatedly while the button is held, until
 * `act` returns false.
 *
 * @returns the handlers of the button
 */
export function usePressAndHold(act: () => boolean) {
  const timer = useRef<number | undefined>(undefined);
  const repeated = useRef(false);
  const stop = () => window.clearTimeout(timer.current);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const repeat = () => {
    repeated.current = true;
    if (latest.current()) {
      timer.current = window.setTimeout(repeat, repeatDelayMs);
    }
  };
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      stop();
      repeated.current = false;
      if (button === 0) {
        timer.current = window.setTimeout(repeat, initialDelayMs);
      }
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      stop();
      if (!repeated.current) {
        act();
      }
      repeated.current = false;
    },
  };
}
