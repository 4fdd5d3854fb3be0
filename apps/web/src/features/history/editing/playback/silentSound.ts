import { makeWavHeader } from '@nevisa/api/wavHeader';

const sampleRate = 8_000;

/** Silence of so many seconds as 8-bit mono WAV. */
export function createSilentSound(seconds: number): Blob {
  const bytes = Math.round(seconds * sampleRate);
  const samples = new Uint8Array(bytes).fill(128);
  return new Blob([makeWavHeader({ sampleRate, bits: 8, bytes }), samples], { type: 'audio/wav' });
}
