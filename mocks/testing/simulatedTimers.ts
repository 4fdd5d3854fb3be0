import type { Timers } from '../server/vosk/voskLink.ts';

/** Timers that run only when a test passes their time. */
export function createSimulatedTimers() {
  const running = new Map<object, { callback: () => void; at: number }>();
  let now = 0;
  const timers: Timers = {
    setTimeout(callback, delay) {
      const timer = {};
      running.set(timer, { callback, at: now + delay });
      return timer;
    },
    clearTimeout: (timer) => void running.delete(timer as object),
  };
  return {
    timers,
    /** Passes `ms`. */
    pass: (ms: number): void => {
      now += ms;
      for (const [timer, { callback, at }] of running) {
        if (at <= now) {
          running.delete(timer);
          callback();
        }
      }
    },
  };
}
