import type { EngineEvent } from '../engine.ts';
import { createLevelMeter } from './levelMeter.ts';
import { createSoundMeter } from './soundMeter.ts';

/** Reports the level and the sound of the samples that it receives. @param sampleRate in Hz */
export function createMeters(
  sampleRate: number,
  report: (event: EngineEvent) => void,
): (samples: Float32Array) => void {
  const measureLevel = createLevelMeter(sampleRate);
  const measureSound = createSoundMeter(sampleRate);
  return (samples) => {
    const level = measureLevel(samples);
    const sound = measureSound(samples);
    if (level !== null) {
      report({ type: 'engine.level', level });
    }
    if (sound !== null) {
      report({ type: 'engine.sound', sound });
    }
  };
}
