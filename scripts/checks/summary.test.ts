import { describe, expect, it } from 'vitest';
import { addUp, describeSummary, onePassed, summarize, type TestOutcome } from './summary.ts';

describe('the summary of a test run', () => {
  it('counts each test by its outcome', () => {
    const tests = testsWith('passed', 'passed', 'passed', 'failed', 'skipped', 'pending');
    expect(summarize(tests, ['a.test.ts'], 0)).toMatchObject({ passed: 3, failed: 1, skipped: 2 });
  });

  it('counts a file that could not be read as one failure', () => {
    expect(summarize(testsWith('passed'), ['b.test.ts'], 0)).toMatchObject({
      passed: 1,
      failed: 1,
    });
  });

  it('counts errors outside of all tests as one failure', () => {
    expect(summarize(testsWith('passed'), [], 2)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('lists the tests that passed only after a retry, and why in one line', () => {
    const [first, second] = testsWith('passed', 'failed');
    const retried = [
      { ...first!, retries: 1, reason: 'a text is missing\nin the page' },
      { ...second!, retries: 1 },
    ];
    expect(summarize(retried, [], 0).retried).toEqual(['passed: a text is missing in the page']);
  });

  it('lists the failed tests and files, and why the last try failed', () => {
    const [first, second] = testsWith('failed', 'passed');
    const tests = [{ ...first!, retries: 1, reason: 'early', lastReason: 'late\nmore' }, second!];
    expect(summarize(tests, ['a.test.ts', 'b.test.ts'], 0).failures).toEqual([
      'a.test.ts > failed: late more',
      'b.test.ts: the file could not be run',
    ]);
  });

  it('is added up and written in one line', () => {
    const sum = addUp([
      { ...onePassed, passed: 3, failed: 1 },
      { ...onePassed, passed: 4, skipped: 2 },
    ]);
    expect(describeSummary(sum)).toBe('7 passed, 1 failed, 2 skipped');
    expect(describeSummary({ ...onePassed, passed: 7 })).toBe('7 passed, 0 failed');
  });
});

function testsWith(...states: TestOutcome['state'][]): TestOutcome[] {
  return states.map((state) => ({
    file: 'a.test.ts',
    title: state,
    state,
    retries: 0,
    reason: '',
    lastReason: '',
  }));
}
