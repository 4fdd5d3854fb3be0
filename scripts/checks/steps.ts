import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { binOf } from '../bin.ts';
import { freshBuild } from '../build/freshBuild.ts';
import { notCompared } from '../pictures/skipped.ts';
import { runCommand } from './runCommand.ts';
import { oneFailed, onePassed, oneSkipped, tallyOf, type Tally } from './tally.ts';

/** What a check found; `output` is for the reader when it failed, `note` is worth a line though it passed. */
export interface Outcome {
  tally: Tally;
  output: string;
  note?: string;
}

export interface Step {
  name: string;
  /** The step that must have ended before, whatever its outcome. */
  after?: string;
  run: () => Promise<Outcome>;
}

const root = join(import.meta.dirname, '../..');
const reports = join(root, 'node_modules/.cache/nevisa-reports');

/**
 * Everything that `npm test` checks. Two run at a time: first what is quick to
 * fail, then the longest, so that neither place is empty at the end.
 */
export const steps: Step[] = [
  { name: 'builds', run: builds },
  {
    name: 'types',
    run: async () =>
      command(binOf('typescript', 'tsc'), '-b', '.', 'tsconfig.browser.json', 'tsconfig.pure.json'),
  },
  { name: 'lint', run: async () => command(binOf('oxlint'), '--max-warnings', '0') },
  { name: 'end to end', after: 'builds', run: () => vitest(['e2e']) },
  { name: 'format', run: async () => command(binOf('oxfmt'), '--check') },
  { name: 'unused code', run: async () => command(binOf('knip')) },
  { name: 'components in Chromium', run: () => vitest(['browser']) },
  // Each story is played here, and looked at by axe in every set and direction.
  { name: 'stories and axe matrix', after: 'components in Chromium', run: matrix },
  { name: 'built Storybook', run: () => command('scripts/checkStorybook.ts') },
  { name: 'pictures', after: 'built Storybook', run: pictures },
  { name: 'unit tests', run: () => vitest(['unit']) },
  { name: 'budget', after: 'builds', run: () => command('scripts/budget.ts') },
];

async function command(script: string, ...args: string[]): Promise<Outcome> {
  const { exitCode, output } = await runCommand(script, args);
  return { tally: exitCode === 0 ? onePassed : oneFailed, output };
}

async function pictures(): Promise<Outcome> {
  const { tally, output } = await command('scripts/visual.ts');
  const skipped = tally.failed === 0 && output.includes(notCompared);
  return { tally: skipped ? oneSkipped : tally, output };
}

async function matrix(): Promise<Outcome> {
  const outcome = await vitest(['matrix'], '--reporter=./scripts/checks/matrixReporter.ts');
  const note = /^axe: .+$/m.exec(outcome.output)?.[0];
  return note === undefined ? outcome : { ...outcome, note };
}

async function vitest(projects: string[], ...more: string[]): Promise<Outcome> {
  const report = join(reports, `${projects.join('-')}.json`);
  await mkdir(reports, { recursive: true });
  await rm(report, { force: true });
  const { exitCode, output } = await runCommand(binOf('vitest'), [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    ...more,
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
