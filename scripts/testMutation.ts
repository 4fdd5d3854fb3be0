import { globSync } from 'node:fs';
import { join } from 'node:path';
import { groups, notTried, type Group } from './mutation/groups.ts';
import { runMutants } from './mutation/mutants.ts';
import {
  computePercent,
  computeScore,
  describeMutant,
  isUnnoticed,
  type Mutant,
} from './mutation/score.ts';

/**
 * Says how many small faults of the code its tests would notice, and fails
 * where a file stays below the goal of its group.
 *
 * `-- otp` looks only at files with `otp` in their path; `-- --afresh` also
 * tries what has not changed since the last time.
 */
const begun = performance.now();
const root = join(import.meta.dirname, '..');
const report = 'node_modules/.cache/nevisa-mutation/report.html';
const options = process.argv.slice(2);
const parts = options.filter((option) => !option.startsWith('--'));
const mutants = await mutantsIn(groups.flatMap(listFiles));
const failed = groups.flatMap(printed);

for (const mutant of mutants.filter(isUnnoticed)) {
  if (failed.includes(mutant.file)) {
    console.log(`  no test notices ${describeMutant(mutant)}`);
  }
}
const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
console.log(`\n${mutants.length} mutants in ${minutes} minutes; each in its place: ${report}`);
console.log(
  failed.length === 0 ? 'Every goal is reached.' : `Below the goal: ${failed.join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

function listFiles({ files, lists = [] }: Group): string[] {
  return globSync([...files], { cwd: root, exclude: [...notTried, ...lists] })
    .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
    .sort();
}

async function mutantsIn(files: string[]): Promise<Mutant[]> {
  if (files.length === 0) {
    throw new Error(`No file of the mutation test has "${parts.join('" or "')}" in its path.`);
  }
  const all = await runMutants(files, { afresh: options.includes('--afresh') });
  return all.filter(({ file }) => files.includes(file));
}

/** Prints the table of a group and gives the files that miss its goal. */
function printed(group: Group): string[] {
  const { name, goal } = group;
  const rows = listFiles(group)
    .map((file) => ({ file, found: mutants.filter((mutant) => mutant.file === file) }))
    .filter(({ found }) => found.length > 0);
  if (rows.length === 0) {
    return [];
  }
  console.log(
    `\n${`${name}, goal ${goal} %`.padEnd(48)} killed survived uncovered timeout   score`,
  );
  for (const { file, found } of rows) {
    console.log(`  ${formatRow(file, found)}`);
  }
  const all = rows.flatMap(({ found }) => found);
  console.log(`  ${formatRow('together', all)}`);
  return rows
    .filter(({ found }) => computePercent(computeScore(found)) < goal)
    .map(({ file }) => file);
}

function formatRow(name: string, found: readonly Mutant[]): string {
  const score = computeScore(found);
  const { killed, survived, uncovered, timedOut } = score;
  const numbers = [
    String(killed).padStart(6),
    String(survived).padStart(8),
    String(uncovered).padStart(9),
    String(timedOut).padStart(7),
    `${computePercent(score).toFixed(1)} %`.padStart(7),
  ];
  return `${name.padEnd(46)} ${numbers.join(' ')}`;
}
