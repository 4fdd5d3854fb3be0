import { describe, expect, it } from 'vitest';
import { createSoundMeter } from './soundMeter.ts';

const rate = 16_000;

describe('createSoundMeter', () => {
  it('X-23: classifies speech as a voice, also in the pause between two words', () => {
    expect(listSounds(tone(1, -30), silence(0.25), tone(0.5, -30))).toEqual(['voice']);
  });

  it('X-23: reports silence 300 ms after a voice', () => {
    expect(listSounds(tone(1, -30), silence(1))).toEqual(['voice', 'nothing']);
  });

  it('X-23: reports no signal below −60 dBFS', () => {
    expect(listSounds(silence(2))).toEqual(['nothing']);
    expect(listSounds(noise(2, -63))).toEqual(['nothing']);
  });

  it('X-23: classifies a steady quiet sound as background noise', () => {
    expect(listSounds(noise(3, -55))).toEqual(['room']);
  });

  it('X-23: classifies quiet words as faint', () => {
    const words = Array.from({ length: 5 }, () => [tone(0.3, -54), noise(0.15, -68)]).flat();

    expect(listSounds(...words).filter((sound) => sound !== 'nothing')).toContain('faint');
    expect(listSounds(...words).at(-1)).toBe('faint');
  });

  it('X-23: does not classify a knock in a quiet room as speech', () => {
    expect(listSounds(noise(1, -68), tone(0.1, -55), noise(1, -68))).not.toContain('faint');
  });

  it('X-23: classifies a voice that is too loud as clipping, and a normal one as a voice again', () => {
    const loud = tone(1, -1.5).map((sample) => Math.max(-1, Math.min(1, sample * 2)));

    expect(listSounds(tone(0.5, -20), loud, tone(1, -20))).toEqual(['voice', 'clipping', 'voice']);
  });

  it('X-23: does not classify a single sample at full scale as clipping', () => {
    const sound = tone(1, -20);
    sound[4_000] = 1;

    expect(listSounds(sound)).toEqual(['voice']);
  });
});

function listSounds(...parts: readonly Float32Array[]): string[] {
  const meter = createSoundMeter(rate);
  const frame = rate / 25;
  return parts.flatMap((part) =>
    Array.from({ length: Math.ceil(part.length / frame) }, (_, index) =>
      meter(part.subarray(index * frame, (index + 1) * frame)),
    ).filter((sound) => sound !== null),
  );
}

function tone(seconds: number, level: number): Float32Array {
  const peak = Math.SQRT2 * 10 ** (level / 20);
  return Float32Array.from(
    { length: seconds * rate },
    (_, index) => peak * Math.sin((2 * Math.PI * 220 * index) / rate),
  );
}

function silence(seconds: number): Float32Array {
  return new Float32Array(seconds * rate);
}

/** Noise from a fixed seed, so that it is the same noise each time. */
function noise(seconds: number, level: number): Float32Array {
  const peak = Math.sqrt(3) * 10 ** (level / 20);
  let state = 1;
  return Float32Array.from({ length: seconds * rate }, () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return peak * (state / 2 ** 31 - 1);
  });
}
