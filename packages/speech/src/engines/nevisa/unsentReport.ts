import type { EngineEvent } from '../../engine.ts';

const step = 1_000;

/** Tells how much audio is not acknowledged, when it changed by a second or more or has come to its end. */
export function createUnsentReport(report: (event: EngineEvent) => void): {
  tell(duration: number): void;
} {
  let told = 0;
  return {
    tell(duration) {
      if (Math.abs(duration - told) >= step || (duration === 0 && told > 0)) {
        told = duration;
        report({ type: 'engine.unsent', duration });
      }
    },
  };
}
