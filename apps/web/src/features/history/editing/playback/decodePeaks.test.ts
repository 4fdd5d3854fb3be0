import { describe, expect, it } from 'vitest';
import { decodePeaks } from './decodePeaks.ts';

describe('the peaks of a sound', () => {
  it('X-152: are read from 0 to 1', () => {
    const peaks = decodePeaks({ per_second: 20, data: btoa('\0\u0033\u00FF') });
    expect([...(peaks ?? [])]).toEqual([0, Math.fround(0.2), 1]);
  });

  it('X-152: are missing where they cannot be read', () => {
    expect(decodePeaks({ per_second: 20, data: '*' })).toBeNull();
    expect(decodePeaks({ per_second: 20, data: '' })).toBeNull();
  });
});
