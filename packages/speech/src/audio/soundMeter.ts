import type { Sound } from '../engine.ts';
import { createLevelMeter } from './levelMeter.ts';

/** Bounds in dBFS. Below `quiet` there is no signal at all. */
const speech = -50;
const quiet = -60;

/** Pauses between two words are shorter than this, in levels of 50 ms: 300 ms. */
const hangover = 6;

/** Speech rises and falls within a second, in dB; a fan or a room does not. */
const liveliness = 8;
const lookBack = 20;
const leastAudible = 3;

const fullScale = 0.98;
const clippedShare = 0.01;
const clippingSeconds = 0.25;

/** Takes samples of one rate. Returns their sound when it changes, otherwise null. */
export type SoundMeter = (samples: Float32Array) => Sound | null;

export function createSoundMeter(sampleRate: number): SoundMeter {
  const measure = createLevelMeter(sampleRate);
  const detectClipping = createClippingDetector(Math.round(sampleRate * clippingSeconds));
  const levels: number[] = [];
  let sinceVoice = Infinity;
  let sinceFaint = Infinity;
  let last: Sound | null = null;

  function classify(level: number, isClipping: boolean): Sound {
    levels.push(level);
    levels.splice(0, levels.length - lookBack);
    sinceVoice = level >= speech ? 0 : sinceVoice + 1;
    sinceFaint = isFaintSpeech(levels) ? 0 : sinceFaint + 1;
    if (sinceVoice <= hangover) {
      return isClipping ? 'clipping' : 'voice';
    }
    if (sinceFaint <= hangover) {
      return 'faint';
    }
    return level >= quiet ? 'room' : 'nothing';
  }

  return (samples) => {
    const isClipping = detectClipping(samples);
    const level = measure(samples);
    const sound = level === null ? last : classify(level, isClipping);
    const isNews = sound !== last;
    last = sound;
    return isNews ? sound : null;
  };
}

function isFaintSpeech(levels: readonly number[]): boolean {
  const latest = levels.at(-1) ?? -Infinity;
  const audible = levels.filter((level) => level >= quiet && level < speech);
  const span = Math.max(...audible) - Math.min(...levels);
  return latest >= quiet && latest < speech && audible.length >= leastAudible && span >= liveliness;
}

/** Detects whether one sample in a hundred of the last quarter of a second is at full scale. */
function createClippingDetector(length: number): (samples: Float32Array) => boolean {
  let counted = 0;
  let loud = 0;
  let isClipping = false;
  return (samples) => {
    for (const sample of samples) {
      counted += 1;
      loud += Math.abs(sample) >= fullScale ? 1 : 0;
      if (counted === length) {
        isClipping = loud >= length * clippedShare;
        counted = 0;
        loud = 0;
      }
    }
    return isClipping;
  };
}
