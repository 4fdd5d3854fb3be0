import { makeWavHeader, wavHeaderLength } from '@nevisa/api/wavHeader';

/** Encodes 16-bit samples of one channel as a WAV file (RIFF, PCM). */
export function toWav(samples: Int16Array, sampleRate: number): ArrayBuffer {
  const bytes = samples.length * 2;
  const view = new DataView(new ArrayBuffer(wavHeaderLength + bytes));
  new Uint8Array(view.buffer).set(makeWavHeader({ sampleRate, bits: 16, bytes }));
  samples.forEach((sample, index) => view.setInt16(wavHeaderLength + index * 2, sample, true));
  return view.buffer;
}
