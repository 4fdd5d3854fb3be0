import { describe, expect, it } from 'vitest';
import { readThreshold, writeThreshold } from './reviewThreshold.ts';

const storage = (kept: string | null) => {
  let value = kept;
  return {
    read: () => value,
    write: (_: string, next: string) => {
      value = next;
      return true;
    },
  };
};

describe('the threshold of the review', () => {
  it('X-142: is 60 percent before a choice, and then the last choice', () => {
    const kept = storage(null);
    expect(readThreshold(kept)).toBe(60);
    writeThreshold(kept, 75);
    expect(readThreshold(kept)).toBe(75);
  });

  it.each(['', 'much', '39', '95', '60.5', 'NaN'])('X-142: a kept «%s» counts as none', (value) => {
    expect(readThreshold(storage(value))).toBe(60);
  });
});
