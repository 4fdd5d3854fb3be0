import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPcm16, toPcm16 } from './pcm16.ts';

describe('toPcm16', () => {
  it('spans the whole range and clips what is beyond it', () => {
    const samples = Float32Array.of(0, 1, -1, 1.7, -9, 0.5, Infinity, -Infinity, Number.NaN);

    expect([...toPcm16(samples)]).toEqual([
      0, 32_767, -32_768, 32_767, -32_768, 16_384, 32_767, -32_768, 0,
    ]);
  });

  it('is undone by fromPcm16', () => {
    fc.assert(
      fc.property(fc.int16Array(), (samples) => {
        expect(toPcm16(fromPcm16(samples))).toEqual(samples);
      }),
    );
  });
});
