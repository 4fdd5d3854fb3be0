import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { resample } from './resample.ts';
import { computeLevel, findSpokenSegments } from './spokenSegments.ts';
import { readWav, writeWav } from './wav.ts';

const rate = 16_000;

describe('the recording of three sentences', async () => {
  const sound = await recording('three-sentences');
  const segments = findSpokenSegments(sound, -45, 0.5);
  const seconds = sound.samples.length / sound.rate;

  it('has exactly three spoken segments of 1.4 to 2.1 seconds', () => {
    expect(segments).toHaveLength(3);
    for (const { start, end } of segments) {
      expect(end - start).toBeGreaterThan(1.4);
      expect(end - start).toBeLessThan(2.1);
    }
  });

  it('starts with 0.6 s, divides with 1.4 s and ends with 1.5 s of silence at least', () => {
    const [first, second, third] = segments.map(({ start, end }) => ({ start, end }));
    expect(first!.start).toBeGreaterThanOrEqual(0.6);
    expect(second!.start - first!.end).toBeGreaterThanOrEqual(1.4);
    expect(third!.start - second!.end).toBeGreaterThanOrEqual(1.4);
    expect(seconds - third!.end).toBeGreaterThanOrEqual(1.5);
  });

  it('is loud enough for a gate and never clipped', () => {
    expect(computeLevel(cutPart(sound.samples, segments[0]!))).toBeGreaterThan(-25);
    expect(sound.samples.every((sample) => Math.abs(sample) < 0.99)).toBe(true);
  });
});

describe('the recordings without speech', () => {
  it('silence is five seconds of dither below -60 decibels', async () => {
    const sound = await recording('silence');
    expect(sound.samples).toHaveLength(5 * rate);
    expect(computeLevel(sound.samples)).toBeLessThan(-60);
    expect(computeLevel(sound.samples)).toBeGreaterThan(-90);
  });

  it('noise is steady and stays at -55 decibels', async () => {
    const sound = await recording('noise');
    const seconds = [0, 1, 2, 3, 4].map((start) =>
      cutPart(sound.samples, { start, end: start + 1 }),
    );
    for (const second of seconds) {
      expect(Math.abs(computeLevel(second) + 55)).toBeLessThan(0.5);
    }
    expect(findSpokenSegments(sound, -45, 0.5)).toEqual([]);
  });
});

describe('the tools that made them', () => {
  it('a tone keeps its pitch and level at the lower rate', () => {
    const tone = resample(makeTone(440, 22_050), rate).samples.subarray(1_000, 15_000);
    const turns = tone.filter((sample, index) => index > 0 && tone[index - 1]! < 0 && sample >= 0);
    expect(Math.round((turns.length / tone.length) * rate)).toBeCloseTo(440, -1);
    expect(computeLevel(tone)).toBeCloseTo(computeLevel(makeTone(440, rate).samples), 1);
  });

  it('a tone that the lower rate cannot hold is taken out', () => {
    const tone = resample(makeTone(10_000, 22_050), rate).samples.subarray(1_000, 15_000);
    expect(computeLevel(tone)).toBeLessThan(-50);
  });

  it('a written file is read back with every sample', () => {
    const samples = Float32Array.of(0, 0.5, -0.5, -1);
    expect(readWav(writeWav({ rate, samples }))).toEqual({ rate, samples });
  });

  it('a file of two channels is refused', () => {
    const stereo = writeWav({ rate, samples: Float32Array.of(0, 0) });
    stereo.writeUInt16LE(2, 22);
    expect(() => readWav(stereo)).toThrow('this has 2 channels of 16 bits');
  });
});

async function recording(name: string) {
  const sound = readWav(await readFile(new URL(`../../e2e/audio/${name}.wav`, import.meta.url)));
  expect(sound.rate).toBe(rate);
  return sound;
}

function cutPart(samples: Float32Array, { start, end }: { start: number; end: number }) {
  return samples.subarray(start * rate, end * rate);
}

function makeTone(pitch: number, ofRate: number) {
  const samples = Float32Array.from(
    { length: ofRate },
    (_, index) => 0.5 * Math.sin((2 * Math.PI * pitch * index) / ofRate),
  );
  return { rate: ofRate, samples };
}
