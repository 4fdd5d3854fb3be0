import { audioFrameDuration, audioSampleRate, encodeAudioFrame } from '@nevisa/api';

/** A 220 Hz tone; `level` of its energy in dBFS. */
export function makeTone(seconds: number, level = -20): Int16Array<ArrayBuffer> {
  const peak = 32_768 * Math.SQRT2 * 10 ** (level / 20);
  return Int16Array.from({ length: Math.round(seconds * audioSampleRate) }, (_, index) =>
    Math.round(peak * Math.sin((2 * Math.PI * 220 * index) / audioSampleRate)),
  );
}

export function makeSilence(seconds: number): Int16Array<ArrayBuffer> {
  return new Int16Array(Math.round(seconds * audioSampleRate));
}

/** Deterministic noise from a seed. */
export function makeNoise(seconds: number, level: number, seed = 1): Int16Array {
  const peak = 32_768 * Math.sqrt(3) * 10 ** (level / 20);
  let state = seed;
  return Int16Array.from({ length: Math.round(seconds * audioSampleRate) }, () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.round(peak * (state / 2 ** 31 - 1));
  });
}

export function join(...parts: readonly Int16Array[]): Int16Array<ArrayBuffer> {
  const whole = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
  let from = 0;
  for (const part of parts) {
    whole.set(part, from);
    from += part.length;
  }
  return whole;
}

/** Three bursts of about a second, with silence around them. */
export function makeThreeBursts(): Int16Array<ArrayBuffer> {
  const pause = makeSilence(0.8);
  return join(makeSilence(0.5), makeTone(1), pause, makeTone(1.2), pause, makeTone(0.9), pause);
}

/** Divides audio into protocol frames, numbered from 0. */
export function toFrames(audio: Int16Array): ArrayBuffer[] {
  const length = (audioSampleRate * audioFrameDuration) / 1_000;
  return Array.from({ length: Math.ceil(audio.length / length) }, (_, seq) =>
    encodeAudioFrame(seq, audio.slice(seq * length, (seq + 1) * length)),
  );
}
