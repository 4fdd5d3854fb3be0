import { availableParallelism } from 'node:os';
import { runSteps, type Ended } from './checks/schedule.ts';
import { steps } from './checks/steps.ts';
import { sentenceOf, sumOf } from './checks/tally.ts';

/**
 * Runs every check of the repository, goes on after a failed one, and ends with
 * one line: `N passed, N failed`. A check says little when it is green and all
 * it has to say when it is not, or when it was skipped.
 */
const begun = performance.now();
const ended = await runSteps(steps, Math.min(2, availableParallelism()), tell);
const sum = sumOf(ended.map(({ tally }) => tally));

console.log(`\nAll checks together took ${timeOf((performance.now() - begun) / 1_000)}.`);
console.log(sentenceOf(sum));
process.exitCode = sum.failed === 0 ? 0 : 1;

function tell({ name, seconds, tally, output, note }: Ended): void {
  const mark = tally.failed === 0 ? 'ok  ' : 'FAIL';
  console.log(`${mark} ${name.padEnd(36)} ${timeOf(seconds).padStart(7)}   ${sentenceOf(tally)}`);
  if (note !== undefined) {
    console.log(`     ${note}`);
  }
  if (tally.failed > 0 || tally.passed === 0) {
    console.log(`\n${output.trim().replaceAll(/^/gm, '     ')}\n`);
  }
}

function timeOf(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}
