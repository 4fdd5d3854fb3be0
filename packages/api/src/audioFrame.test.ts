import { checkEvery } from '@nevisa/testing/properties';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeAudioFrame, encodeAudioFrame } from './audioFrame.ts';

describe('an audio frame', () => {
  it('a frame is a big-endian sequence number and little-endian samples', () => {
    const bytes = new Uint8Array(encodeAudioFrame(258, Int16Array.of(1, -2)));
    expect([...bytes]).toEqual([0, 0, 1, 2, 1, 0, 254, 255]);
  });

  it('decoding returns the encoded frame', () => {
    checkEvery(100, fc.nat(2 ** 32 - 1), fc.int16Array(), (seq, samples) => {
      expect(decodeAudioFrame(encodeAudioFrame(seq, samples))).toEqual({ seq, samples });
    });
  });

  it.each([0, 3, 5])('decoding %i bytes throws a RangeError', (length) => {
    expect(() => decodeAudioFrame(new ArrayBuffer(length))).toThrow(RangeError);
  });
});
