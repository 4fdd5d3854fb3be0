import { type PointerEvent, useEffect, useRef } from 'react';

const patience = 400;
const pace = 60;

/**
 * Does something at each press of a button, and again and again while the
 * button is held, until `act` says that there is nothing left to do.
 *
 * @returns the handlers of the button.
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
