import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseSeed, fixedSeed, fuzzRuns } from './fuzzRuns.ts';

describe('the number of cases', () => {
  it.each([
    ['', 400],
    ['100000', 100_000],
    ['1', 1],
  ])('asked for as "%s" is %d', (asked, runs) => {
    expect(fuzzRuns(400, asked)).toBe(runs);
  });

  it.each(['0', '-5', 'many', '1.5', 'Infinity'])('is refused with a sentence: %s', (asked) => {
    expect(() => fuzzRuns(400, asked)).toThrow(`NEVISA_FUZZ_RUNS is "${asked}"`);
  });
});

describe('the cases of a property', () => {
  it('are the same in each run, unless a number of cases is asked for', () => {
    expect(chooseSeed('')).toEqual({ seed: fixedSeed });
    expect(chooseSeed('100000')).toEqual({});
  });

  it('are those of the run for every property', () => {
    expect(fc.readConfigureGlobal()?.seed).toBe(chooseSeed().seed);
  });
});
