import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBin } from '../bin.ts';
import type { Outcome } from './runSteps.ts';
import { oneFailed, onePassed, type Summary } from './summary.ts';
import { summaryVariable } from './summaryReporter.ts';

const root = join(import.meta.dirname, '../..');

/** In ms; a step that takes longer is taken for endless. A slow machine has needed 45 minutes for the stories. */
const longest = 75 * 60_000;

/**
 * Runs a Node script from the root. It counts as one check.
 *
 * @param niceness Of the process and of those it starts: 0 for the usual share of the cores, up to 19 for what others leave.
 */
export async function runCommand(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  niceness = 0,
): Promise<Outcome & { exitCode: number | null }> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    // The output is shown as text, and Vitest colours each of thousands of dots under `CI`.
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longest,
  });
  // Only a rise is allowed to every user.
  if (child.pid !== undefined && niceness > 0) {
    setPriority(child.pid, niceness);
  }
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  }
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  return { exitCode, output, summary: exitCode === 0 ? onePassed : oneFailed };
}

/** Runs a project of `vite.config.ts` and counts its tests. A failed run without a failed test is one failure. */
export async function runVitest(
  project: string,
  env: NodeJS.ProcessEnv = {},
  niceness = 0,
): Promise<Outcome> {
  const file = join(tmpdir(), `nevisa-${randomUUID()}.json`);
  const reporters = ['--reporter=dot', '--reporter=./scripts/checks/summaryReporter.ts'];
  const { exitCode, output } = await runCommand(
    findBin('vitest'),
    ['run', '--project', project, ...reporters],
    { ...env, [summaryVariable]: file },
    niceness,
  );
  const text = await readFile(file, 'utf8').catch(() => null);
  await rm(file, { force: true });
  const summary = text === null ? oneFailed : (JSON.parse(text) as Summary);
  const failed = summary.failed === 0 && exitCode !== 0 ? 1 : summary.failed;
  return { output, summary: { ...summary, failed } };
}
