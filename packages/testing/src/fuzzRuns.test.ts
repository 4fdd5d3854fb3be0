import { describe, expect, it } from 'vitest';
import { fuzzRuns } from './fuzzRuns.ts';

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
