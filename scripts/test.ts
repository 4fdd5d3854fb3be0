import { availableParallelism } from 'node:os';
import { findBin } from './bin.ts';
import { type BuildMode, findFreshBuild } from './build/findFreshBuild.ts';
import { runCommand, runVitest } from './checks/runCommand.ts';
import { type EndedStep, type Outcome, runSteps, type Step } from './checks/runSteps.ts';
import { isSlowMachine, slowVariable } from './checks/slowMachine.ts';
import { addUp, describeSummary, onePassed } from './checks/summary.ts';

const isSlow = isSlowMachine();

/**
 * How many steps run at a time. The end-to-end tests often wait, so two steps
 * leave a machine of two cores idle for a tenth of the time.
 */
const places = isSlow ? 2 : 3;

/**
 * The niceness of the steps that compute all the time. The end-to-end tests take
 * longest, because many of them wait for a recording, so they get a core first.
 */
const behind = 10;

/**
 * Runs every check of the repository: the longest first, so that no place is
 * empty at the end. Prints the output of failed checks, retried
 * tests and the slowest files, and last `N passed, N failed`.
 */
const steps: Step[] = [
  { name: 'app builds', run: () => builds('production', 'demo') },
  { name: 'Storybook', run: () => builds('storybook') },
  {
    name: 'types',
    run: () =>
      runCommand(
        findBin('typescript', 'tsc'),
        // Each further checker of a project computes most types again.
        ['-b', '.', 'tsconfig.browser.json', 'tsconfig.pure.json', '--checkers', '1'],
        {},
        behind,
      ),
  },
  {
    name: 'end to end',
    after: 'app builds',
    run: () => runVitest('e2e', isSlow ? { [slowVariable]: '1' } : {}),
  },
  { name: 'stories', after: 'Storybook', run: () => runVitest('storybook', {}, behind) },
  { name: 'unit tests', run: () => runVitest('unit', {}, behind) },
  { name: 'components', run: () => runVitest('browser*', {}, behind) },
  { name: 'lint', run: () => runCommand(findBin('oxlint'), ['--max-warnings', '0']) },
  { name: 'prose', run: () => runCommand('scripts/checkProse.ts', []) },
  { name: 'format', run: () => runCommand(findBin('oxfmt'), ['--check']) },
  { name: 'unused code', run: () => runCommand(findBin('knip'), []) },
  { name: 'budget', after: 'app builds', run: () => runCommand('scripts/budget.ts', []) },
];

const begun = performance.now();
if (isSlow) {
  console.log('This machine is slow, so fewer checks run at a time.');
}
const ended = await runSteps(steps, availableParallelism() === 1 ? 1 : places, report);
const sum = addUp(ended.map(({ summary }) => summary));
const slowest = sum.files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);

print(
  'The slowest test files',
  slowest.map(({ file, seconds }) => `${formatSeconds(seconds)}  ${file}`),
);
// Last, because a forge may show only the end of a long output.
print(`${sum.retried.length} tests passed only after a retry`, sum.retried);
print(`${sum.failures.length} tests failed`, sum.failures);
console.log(
  `\nAll checks together took ${formatSeconds((performance.now() - begun) / 1_000).trim()}.`,
);
console.log(describeSummary(sum));
process.exitCode = sum.failed === 0 ? 0 : 1;

function report({ name, seconds, summary, output }: EndedStep): void {
  const mark = summary.failed === 0 ? 'ok  ' : 'FAIL';
  console.log(`${mark} ${name.padEnd(12)} ${formatSeconds(seconds)}   ${describeSummary(summary)}`);
  if (summary.failed > 0 || summary.passed === 0) {
    console.log(`\n${output.trim().replaceAll(/^/gm, '     ')}\n`);
  }
}

function print(title: string, lines: string[]): void {
  console.log(
    [`\n${title}${lines.length === 0 ? '.' : ':'}`, ...lines.map((line) => `  ${line}`)].join('\n'),
  );
}

function formatSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`.padStart(8);
}

async function builds(...modes: BuildMode[]): Promise<Outcome> {
  for (const mode of modes) {
    await findFreshBuild(mode);
  }
  return { summary: onePassed, output: '' };
}
