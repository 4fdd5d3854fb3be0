import { type PointerEvent, useEffect, useRef } from 'react';

const patience = 400;
const pace = 60;

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
      timer.current = window.setTimeout(repeat, pace);
    }
  };
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      stop();
      repeated.current = false;
      if (button === 0) {
        timer.current = window.setTimeout(repeat, patience);
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
