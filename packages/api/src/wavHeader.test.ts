import { expect, it } from 'vitest';
import { makeWavHeader, wavHeaderLength } from './wavHeader.ts';

it('X-2: the head of a WAV file says its length, rate, channels and bits', () => {
  const header = makeWavHeader({ sampleRate: 16_000, bits: 16, channels: 2, bytes: 400 });
  const view = new DataView(header.buffer);
  const text = new TextDecoder().decode(header);
  expect([header.length, text.slice(0, 4), text.slice(8, 16), text.slice(36, 40)]).toEqual([
    wavHeaderLength,
    'RIFF',
    'WAVEfmt ',
    'data',
  ]);
  expect([4, 16, 24, 28, 40].map((at) => view.getUint32(at, true))).toEqual([
    436, 16, 16_000, 64_000, 400,
  ]);
  expect([20, 22, 32, 34].map((at) => view.getUint16(at, true))).toEqual([1, 2, 4, 16]);
});

it('X-153: a sample of 8 bits is a byte, and one channel is the default', () => {
  const view = new DataView(makeWavHeader({ sampleRate: 8_000, bits: 8, bytes: 7 }).buffer);
  expect([view.getUint32(28, true), view.getUint16(22, true), view.getUint16(32, true)]).toEqual([
    8_000, 1, 1,
  ]);
});
