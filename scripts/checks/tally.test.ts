import { describe, expect, it } from 'vitest';
import { sentenceOf, sumOf, tallyOf } from './tally.ts';

describe('the tally of a test run', () => {
  it('counts each test by its outcome', () => {
    const report = reportOf(['passed', 'passed'], ['passed', 'failed', 'skipped', 'todo']);
    expect(tallyOf(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });

  it('counts a file that could not be read as one failure', () => {
    const report = JSON.stringify({
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    });
    expect(tallyOf(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('counts a run that failed outside of its tests as one failure', () => {
    expect(tallyOf(reportOf(['passed']), 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(tallyOf(reportOf(['passed']), null)).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(tallyOf(reportOf(['passed']), 0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  });

  it('is summed and said in one line', () => {
    const sum = sumOf([
      { passed: 3, failed: 1, skipped: 0 },
      { passed: 4, failed: 0, skipped: 2 },
    ]);
    expect(sentenceOf(sum)).toBe('7 passed, 1 failed, 2 skipped');
    expect(sentenceOf({ passed: 7, failed: 0, skipped: 0 })).toBe('7 passed, 0 failed');
  });
});

function reportOf(...files: string[][]): string {
  const testResults = files.map((statuses) => ({
    status: statuses.includes('failed') ? 'failed' : 'passed',
    assertionResults: statuses.map((status) => ({ status })),
  }));
  return JSON.stringify({ testResults });
}
