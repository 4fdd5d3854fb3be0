import type { Sound } from '../engine.ts';
import { createLevelMeter } from './level.ts';

// In dBFS. Below the lower bound there is no signal at all.
const speech = -50;
const quiet = -60;

/** Pauses between two words are shorter than this, in levels of 50 ms: 300 ms. */
const hangover = 6;

/** Speech rises and falls within a second, in dB; a fan or a room does not. */
const liveliness = 8;
const lookBack = 20;
const leastHeard = 3;

const fullScale = 0.98;
const clippedShare = 0.01;
const clippingSeconds = 0.25;

/** Listens to samples of one rate and gives how they sound, when it is another than before. */
export interface SoundMeter {
  hear(samples: Float32Array): Sound | null;
}

export function createSoundMeter(sampleRate: number): SoundMeter {
  const measure = createLevelMeter(sampleRate);
  const clipping = createClippingWatch(Math.round(sampleRate * clippingSeconds));
  const levels: number[] = [];
  let sinceVoice = Infinity;
  let sinceFaint = Infinity;
  let last: Sound | null = null;

  function judge(level: number): Sound {
    levels.push(level);
    levels.splice(0, levels.length - lookBack);
    sinceVoice = level >= speech ? 0 : sinceVoice + 1;
    sinceFaint = isFaintSpeech(levels) ? 0 : sinceFaint + 1;
    if (sinceVoice <= hangover) {
      return clipping.isOn ? 'clipping' : 'voice';
    }
    if (sinceFaint <= hangover) {
      return 'faint';
    }
    return level >= quiet ? 'room' : 'nothing';
  }

  return {
    hear(samples) {
      clipping.hear(samples);
      const level = measure.hear(samples);
      const sound = level === null ? last : judge(level);
      const isNews = sound !== last;
      last = sound;
      return isNews ? sound : null;
    },
  };
}

function isFaintSpeech(levels: readonly number[]): boolean {
  const latest = levels.at(-1) ?? -Infinity;
  const heard = levels.filter((level) => level >= quiet && level < speech);
  const span = Math.max(...heard) - Math.min(...levels);
  return latest >= quiet && latest < speech && heard.length >= leastHeard && span >= liveliness;
}

/** Whether one sample in a hundred of the last quarter of a second is at full scale. */
function createClippingWatch(length: number): {
  readonly isOn: boolean;
  hear(samples: Float32Array): void;
} {
  let counted = 0;
  let loud = 0;
  let isOn = false;
  return {
    get isOn() {
      return isOn;
    },
    hear(samples) {
      for (const sample of samples) {
        counted += 1;
        loud += Math.abs(sample) >= fullScale ? 1 : 0;
        if (counted === length) {
          isOn = loud >= length * clippedShare;
          counted = 0;
          loud = 0;
        }
      }
    },
  };
}
