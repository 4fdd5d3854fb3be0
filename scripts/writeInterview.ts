import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { interviewLines } from '../mocks/fixtures/history/interview/lines.ts';
import { resample } from './audio/resample.ts';
import { findSpokenSegments } from './audio/spokenSegments.ts';
import { readWav, writeWav, type Sound } from './audio/wav.ts';

/**
 * Writes the recorded interview of the demo: a WebM file with Opus of 24 kbit/s, the time of
 * each word, and the peaks of the sound. They are committed; run this only to change them. Needs
 * espeak-ng 1.51 and ffmpeg (`apt-get install espeak-ng ffmpeg`).
 *
 * Each word is spoken by itself, so that its time is known exactly.
 */
const rate = 16_000;
const loudest = 0.6;
const folder = new URL('../mocks/fixtures/history/interview/', import.meta.url);
const run = promisify(execFile);

/** Options of espeak-ng for each speaker. */
const voices = [
  ['-v', 'fa+f3', '-p', '62'],
  ['-v', 'fa+m3', '-p', '34'],
] as const;

/** Silence in seconds: between words, after a line, and where the other person begins. */
const pauses = { word: 0.06, line: 0.35, turn: 0.6 };
const peaksPerSecond = 20;

const parts: Float32Array[] = [silence(0.5)];
const words: (readonly [start: number, end: number])[][] = [];
let length = 0.5 * rate;

for (const [place, [speaker, text]] of interviewLines.entries()) {
  const times: (readonly [number, number])[] = [];
  for (const word of text.split(' ')) {
    const sound = await speak(word, voices[speaker]);
    times.push([seconds(length), seconds(length + sound.length)]);
    append(sound);
    append(silence(/[.،؟]$/.test(word) ? 2 * pauses.word : pauses.word));
  }
  words.push(times);
  append(silence(interviewLines[place + 1]?.[0] === speaker ? pauses.line : pauses.turn));
}

const samples = joined(parts);
const size = await encode(samples);
const duration = Math.round((samples.length / rate) * 1_000);
const facts = { duration, size, words, peaks: findPeaks(samples) };
await writeFile(new URL('times.json', folder), `${JSON.stringify(facts)}\n`);
console.log(`interview.webm: ${(duration / 1_000).toFixed(1)} s, ${size} bytes`);

function append(sound: Float32Array): void {
  parts.push(sound);
  length += sound.length;
}

async function speak(word: string, voice: readonly string[]): Promise<Float32Array> {
  const { stdout } = await run('espeak-ng', [...voice, '-s', '195', '-z', '--stdout', word], {
    encoding: 'buffer',
    maxBuffer: 10_000_000,
  });
  const sound = trimmed(resample(readWav(stdout), rate));
  const peak = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0.01);
  return sound.map((sample) => (sample / peak) * loudest);
}

function trimmed(sound: Sound): Float32Array {
  const segments = findSpokenSegments(sound, -50, 1);
  const start = (segments.at(0)?.start ?? 0) * rate;
  const end = (segments.at(-1)?.end ?? sound.samples.length / rate) * rate;
  return sound.samples.slice(Math.floor(start), Math.ceil(end));
}

function silence(duration: number): Float32Array {
  return new Float32Array(Math.round(duration * rate));
}

function seconds(place: number): number {
  return Math.round((place / rate) * 1_000) / 1_000;
}

function joined(all: readonly Float32Array[]): Float32Array {
  const sound = new Float32Array(all.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of all) {
    sound.set(part, at);
    at += part.length;
  }
  return sound;
}

function findPeaks(sound: Float32Array): string {
  const step = rate / peaksPerSecond;
  const peaks = Array.from({ length: Math.ceil(sound.length / step) }, (_, place) => {
    const part = sound.subarray(place * step, (place + 1) * step);
    return Math.round(255 * part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0));
  });
  return Buffer.from(peaks).toString('base64');
}

/** The same samples give the same bytes. Resolves to their number. */
async function encode(sound: Float32Array): Promise<number> {
  const place = await mkdtemp(join(tmpdir(), 'interview-'));
  try {
    const [raw, packed] = [join(place, 'raw.wav'), join(place, 'packed.webm')];
    await writeFile(raw, writeWav({ rate, samples: sound }));
    const options = ['-c:a', 'libopus', '-b:a', '24k', '-application', 'voip'];
    const exact = ['-fflags', '+bitexact', '-flags:a', '+bitexact'];
    await run('ffmpeg', ['-v', 'error', '-y', '-i', raw, ...options, ...exact, packed]);
    const bytes = await readFile(packed);
    await writeFile(new URL('interview.webm', folder), bytes);
    return bytes.length;
  } finally {
    await rm(place, { recursive: true });
  }
}
