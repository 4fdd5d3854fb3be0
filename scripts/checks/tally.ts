/** How many tests went which way; a check that is no test counts as one. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export const onePassed: Tally = { passed: 1, failed: 0, skipped: 0 };
export const oneFailed: Tally = { passed: 0, failed: 1, skipped: 0 };
export const oneSkipped: Tally = { passed: 0, failed: 0, skipped: 1 };

/** The part of Vitest's JSON report that is read. */
interface VitestReport {
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * Counts the tests of a Vitest report. A file that could not be read has no
 * tests and is one failure; so is a run that failed without a failed test, such
 * as one with an error outside of every test.
 */
export function tallyOf(report: string, exitCode: number | null): Tally {
  const { testResults } = JSON.parse(report) as VitestReport;
  const statuses = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ status }) => status),
  );
  const unreadable = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const passed = statuses.filter((status) => status === 'passed').length;
  const failed = statuses.filter((status) => status === 'failed').length + unreadable.length;
  const outside = exitCode !== 0 && failed === 0 ? 1 : 0;
  return {
    passed,
    failed: failed + outside,
    skipped: statuses.length - passed - (failed - unreadable.length),
  };
}

export function sumOf(tallies: Tally[]): Tally {
  return tallies.reduce((sum, one) => ({
    passed: sum.passed + one.passed,
    failed: sum.failed + one.failed,
    skipped: sum.skipped + one.skipped,
  }));
}

/** `12 passed, 0 failed`, and the skipped ones when there are any. */
export function sentenceOf({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
