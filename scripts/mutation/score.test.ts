import { describe, expect, it } from 'vitest';
import { computePercent, computeScore, describeMutant, isUnnoticed, type Mutant } from './score.ts';

const mutants = ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError'].map(
  (status): Mutant => ({
    file: 'a.ts',
    status,
    mutatorName: 'BlockStatement',
    replacement: '{\n  }',
    location: { start: { line: 3, column: 5 } },
  }),
);

describe('the score', () => {
  it('counts each kind, and leaves out what does not load', () => {
    expect(computeScore(mutants)).toEqual({ killed: 2, survived: 1, uncovered: 1, timedOut: 1 });
  });

  it('is the share that was noticed: killed, or never ending', () => {
    expect(computePercent(computeScore(mutants))).toBe(60);
  });

  it('is full for a file without anything to change', () => {
    expect(computePercent(computeScore([]))).toBe(100);
  });

  it('names every undetected mutant in one line', () => {
    expect(mutants.filter(isUnnoticed).map(describeMutant)).toEqual([
      'a.ts:3:5 BlockStatement → { }',
      'a.ts:3:5 BlockStatement → { }',
    ]);
  });
});
