import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { type Summary, summarize } from './summary.ts';

/** The environment variable with the path of the file that the reporter writes. */
export const summaryVariable = 'NEVISA_TEST_SUMMARY';

/** Writes the summary of a Vitest run to a file, for `npm test`. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const getPath = ({ moduleId }: TestModule) => relative(process.cwd(), moduleId);
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        file: getPath(module),
        title: test.fullName,
        state: test.result().state,
        retries: test.diagnostic()?.retryCount ?? 0,
        reason: test.result().errors?.[0]?.message ?? '',
        lastReason: test.result().errors?.at(-1)?.message ?? '',
      })),
    );
    const failedFiles = modules.filter((module) => module.state() === 'failed').map(getPath);
    const files = modules.map((module) => ({
      file: getPath(module),
      seconds: module.diagnostic().duration / 1_000,
    }));
    const summary: Summary = { ...summarize(tests, failedFiles, errors.length), files };
    const path = process.env[summaryVariable];
    if (path !== undefined) {
      writeFileSync(path, JSON.stringify(summary));
    }
  }
}
