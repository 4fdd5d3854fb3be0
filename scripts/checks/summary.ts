/** How one test ended. */
export interface TestOutcome {
  file: string;
  title: string;
  state: 'passed' | 'failed' | 'skipped' | 'pending';
  retries: number;
  /** What its first failed try said; empty where none failed. */
  reason: string;
  /** What its last failed try said; empty where none failed. */
  lastReason: string;
}

/** What one check, or all of them, found. A check that is no test counts as one. */
export interface Summary {
  passed: number;
  failed: number;
  skipped: number;
  /** Titles of tests that passed only after a retry, and why the first try failed. */
  retried: string[];
  /** Titles of failed tests and files, and why their last try failed. */
  failures: string[];
  files: { file: string; seconds: number }[];
}

export const onePassed: Summary = {
  passed: 1,
  failed: 0,
  skipped: 0,
  retried: [],
  failures: [],
  files: [],
};
export const oneFailed: Summary = { ...onePassed, passed: 0, failed: 1 };

/**
 * Counts the tests of a run. A failed file without a failed test, such as one
 * with a syntax error, counts as one failure; so do errors outside of all tests.
 */
export function summarize(
  tests: TestOutcome[],
  failedFiles: string[],
  errors: number,
): Omit<Summary, 'files'> {
  const count = (state: string) => tests.filter((test) => test.state === state).length;
  const withFailedTest = new Set(
    tests.filter(({ state }) => state === 'failed').map(({ file }) => file),
  );
  const unreadable = failedFiles.filter((file) => !withFailedTest.has(file));
  const failed = count('failed') + unreadable.length;
  return {
    passed: count('passed'),
    failed: failed === 0 && errors > 0 ? 1 : failed,
    skipped: tests.length - count('passed') - count('failed'),
    retried: tests
      .filter(({ state, retries }) => state === 'passed' && retries > 0)
      .map(({ title, reason }) => `${title}: ${shorten(reason)}`),
    failures: [
      ...tests
        .filter(({ state }) => state === 'failed')
        .map(({ file, title, lastReason }) => `${file} > ${title}: ${shorten(lastReason)}`),
      ...unreadable.map((file) => `${file}: the file could not be run`),
    ],
  };
}

function shorten(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, longestReason);
}

/** In characters. */
const longestReason = 600;

export function addUp(summaries: Summary[]): Summary {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    summaries.reduce((total, summary) => total + summary[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    retried: summaries.flatMap(({ retried }) => retried),
    failures: summaries.flatMap(({ failures }) => failures),
    files: summaries.flatMap(({ files }) => files),
  };
}

/** `12 passed, 0 failed`, and the number of skipped tests when there are any. */
export function describeSummary({ passed, failed, skipped }: Summary): string {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}
