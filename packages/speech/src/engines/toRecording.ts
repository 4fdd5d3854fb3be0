import type { Recording } from '../engine.ts';

/** Turns the methods of a recording into events. */
export function toRecording(dispatch: (command: { type: keyof Recording }) => void): Recording {
  const command = (type: keyof Recording) => () => dispatch({ type });
  return {
    pause: command('pause'),
    resume: command('resume'),
    finalize: command('finalize'),
    stop: command('stop'),
    reconnect: command('reconnect'),
    close: command('close'),
  };
}
