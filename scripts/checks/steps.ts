import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { binOf } from '../bin.ts';
import { freshBuild } from '../build/freshBuild.ts';
import { runCommand } from './runCommand.ts';
import { oneFailed, onePassed, tallyOf, type Tally } from './tally.ts';

/** What a check found; `output` is for the reader when it failed. */
export interface Outcome {
  tally: Tally;
  output: string;
}

export interface Step {
  name: string;
  /** The step that must have ended before, whatever its outcome. */
  after?: string;
  /** Nothing else runs beside it, because what it measures is time. */
  alone?: boolean;
  run: () => Promise<Outcome>;
}

const root = join(import.meta.dirname, '../..');
const reports = join(root, 'node_modules/.cache/nevisa-reports');

/** Everything that `npm test` checks, in the order in which it is told. */
export const steps: Step[] = [
  { name: 'types', run: async () => command(binOf('typescript', 'tsc')) },
  { name: 'lint', run: async () => command(binOf('oxlint'), '--max-warnings', '0') },
  { name: 'format', run: async () => command(binOf('oxfmt'), '--check') },
  { name: 'unused code', run: async () => command(binOf('knip')) },
  { name: 'unit tests', run: () => vitest('unit') },
  { name: 'builds', run: builds },
  { name: 'components and stories in Chromium', run: () => vitest('browser', 'stories') },
  { name: 'budget', after: 'builds', run: () => command('scripts/budget.ts') },
  { name: 'end to end', after: 'builds', alone: true, run: () => vitest('e2e') },
];

async function command(script: string, ...args: string[]): Promise<Outcome> {
  const { exitCode, output } = await runCommand(script, args);
  return { tally: exitCode === 0 ? onePassed : oneFailed, output };
}

async function vitest(...projects: string[]): Promise<Outcome> {
  const report = join(reports, `${projects.join('-')}.json`);
  await mkdir(reports, { recursive: true });
  await rm(report, { force: true });
  const { exitCode, output } = await runCommand(binOf('vitest'), [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const text = await readFile(report, 'utf8').catch(() => null);
  return { tally: text === null ? oneFailed : tallyOf(text, exitCode), output };
}

async function builds(): Promise<Outcome> {
  try {
    await freshBuild('production');
    await freshBuild('demo');
    return { tally: onePassed, output: '' };
  } catch (error) {
    return { tally: oneFailed, output: String(error) };
  }
}
