import type { ServerMessage } from '@nevisa/api';
import { createLoudnessMeter } from './loudness.ts';

// In dBFS; speech between these levels is too quiet.
const quiet = -60;
const speech = -50;

/** Duration of quiet speech before a warning, in seconds. */
const faintSeconds = 2;
/** Shortest interval between equal warnings, in seconds. */
const again = 10;

const fullScale = 32_112;
const clippedShare = 0.01;
const clippingSeconds = 0.25;

/**
 * Detects speech that is too quiet or that clips.
 *
 * @returns a function that takes samples and returns new warnings
 */
export function createSoundWarnings(sampleRate: number): (samples: Int16Array) => ServerMessage[] {
  const measure = createLoudnessMeter(sampleRate);
  const span = Math.round(sampleRate * clippingSeconds);
  const warned = { low_audio: -Infinity, clipping: -Infinity };
  let seconds = 0;
  let faint = 0;
  let counted = 0;
  let loud = 0;

  function warn(code: 'low_audio' | 'clipping'): ServerMessage[] {
    if (seconds - warned[code] < again) {
      return [];
    }
    warned[code] = seconds;
    return [{ type: 'warning', code }];
  }

  function clips(samples: Int16Array): boolean {
    let found = false;
    for (const sample of samples) {
      counted += 1;
      loud += Math.abs(sample) >= fullScale ? 1 : 0;
      if (counted === span) {
        found ||= loud >= span * clippedShare;
        counted = 0;
        loud = 0;
      }
    }
    return found;
  }

  return (samples) => {
    const warnings = clips(samples) ? warn('clipping') : [];
    for (const level of measure(samples)) {
      seconds += 1;
      faint = level > quiet && level < speech ? faint + 1 : 0;
      if (faint >= faintSeconds) {
        warnings.push(...warn('low_audio'));
      }
    }
    return warnings;
  };
}
