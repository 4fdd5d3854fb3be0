import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeAudioFrame, encodeAudioFrame } from './audioFrame.ts';

describe('an audio frame', () => {
  it('starts with its number in big-endian and goes on in little-endian samples', () => {
    const bytes = new Uint8Array(encodeAudioFrame(258, Int16Array.of(1, -2)));
    expect([...bytes]).toEqual([0, 0, 1, 2, 1, 0, 254, 255]);
  });

  it('comes out as it went in', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 32 - 1), fc.int16Array(), (seq, samples) => {
        expect(decodeAudioFrame(encodeAudioFrame(seq, samples))).toEqual({ seq, samples });
      }),
    );
  });

  it.each([0, 3, 5])('of %i bytes is refused with a sentence', (length) => {
    expect(() => decodeAudioFrame(new ArrayBuffer(length))).toThrow(RangeError);
  });
});
