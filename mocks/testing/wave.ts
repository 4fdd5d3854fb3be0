import { makeWavHeader } from '@nevisa/api/wavHeader';

/** A WAV file of samples of 16 bits. @param sampleRate in Hz */
export function makeWave(samples: Int16Array<ArrayBuffer>, sampleRate = 16_000): Blob {
  const header = makeWavHeader({ sampleRate, bits: 16, bytes: samples.byteLength });
  return new Blob([header, samples], { type: 'audio/wav' });
}
