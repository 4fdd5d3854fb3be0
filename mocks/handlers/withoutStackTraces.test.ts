import { describe, expect, it } from 'vitest';
import { withoutStackTraces } from './withoutStackTraces.ts';

const countFrames = () => new Error('any').stack?.match(/^\s+at /gm)?.length ?? 0;

describe('withoutStackTraces', () => {
  it('errors of the function have no stack frame, and later ones have', () => {
    expect(withoutStackTraces(countFrames)).toBe(0);
    expect(countFrames()).toBeGreaterThan(0);
  });

  it('traces return after a function that throws', () => {
    const fail = () => {
      throw new RangeError('any');
    };
    expect(() => withoutStackTraces(fail)).toThrow(RangeError);
    expect(countFrames()).toBeGreaterThan(0);
  });
});
