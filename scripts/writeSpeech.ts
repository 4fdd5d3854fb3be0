import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { resample } from './audio/resample.ts';
import { findSpokenSegments } from './audio/spokenSegments.ts';
import { readWav, writeWav, type Sound } from './audio/wav.ts';

/**
 * Writes the recordings that replace a microphone into `e2e/audio/`.
 * They are committed; run this only to change them. Needs espeak-ng 1.51
 * (`apt-get install espeak-ng`), whose speech is the same on every run.
 */
const rate = 16_000;
const loudest = 0.7;
const sentences = ['هوا امروز آفتابی است', 'جلسه ساعت ده است', 'نامه را فردا بفرستید'];

await write('three-sentences', await threeSentences());
await write('silence', hiss(5, -72));
await write('noise', hiss(5, -55));

async function threeSentences(): Promise<Float32Array> {
  const spoken = await Promise.all(sentences.map(speak));
  const parts = spoken.flatMap((sentence) => [sentence, new Float32Array(rate * 1.5)]);
  const samples = joined([new Float32Array(rate * 0.8), ...parts, new Float32Array(rate * 0.5)]);
  // A microphone never gives pure zeros, and a gate must not need them.
  const room = hiss(samples.length / rate, -72);
  return samples.map((sample, index) => sample + (room[index] ?? 0));
}

async function speak(sentence: string): Promise<Float32Array> {
  const { stdout } = await promisify(execFile)(
    'espeak-ng',
    ['-v', 'fa', '-s', '150', '--stdout', sentence],
    { encoding: 'buffer', maxBuffer: 10_000_000 },
  );
  const sound = trimmed(resample(readWav(stdout), rate));
  const peak = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return sound.map((sample) => (sample / peak) * loudest);
}

function trimmed(sound: Sound): Float32Array {
  const segments = findSpokenSegments(sound, -50, 1);
  const start = (segments.at(0)?.start ?? 0) * rate;
  const end = (segments.at(-1)?.end ?? 0) * rate;
  return sound.samples.slice(start, end);
}

// Even noise from a fixed seed, so that the same command writes the same bytes.
function hiss(seconds: number, level: number): Float32Array {
  const amplitude = 10 ** (level / 20) * Math.sqrt(3);
  let state = 20_261_121;
  return Float32Array.from({ length: Math.round(seconds * rate) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state / 2 ** 31 - 1) * amplitude;
  });
}

function joined(parts: Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

async function write(name: string, samples: Float32Array): Promise<void> {
  const path = new URL(`../e2e/audio/${name}.wav`, import.meta.url);
  await writeFile(path, writeWav({ rate, samples }));
  console.log(`e2e/audio/${name}.wav: ${(samples.length / rate).toFixed(1)} s`);
}
