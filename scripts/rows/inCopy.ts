import { join } from 'node:path';
import { readTree } from '../requirements/catalogue.ts';
import { findFaultProblems } from './checkFaults.ts';
import { makeFaultContext } from './makeFaultContext.ts';
import { readOptions } from './options.ts';
import { readFaults } from './readFaults.ts';
import { describeRun, isComplete, tryFaults } from './tryFaults.ts';
import { openRunner } from './vitestRunner.ts';

// Changes the copy of the repository in which this file is; `scripts/testRows.ts` makes the copy and starts it.
const root = join(import.meta.dirname, '../..');
const { rows, levels } = readOptions(process.argv.slice(2));
const tree = readTree();
const all = await readFaults();
const faults = rows.length === 0 ? all : all.filter(({ row }) => rows.includes(row));
const context = makeFaultContext(root, tree);
const problems = findFaultProblems(faults, {
  ...context,
  rows: rows.length === 0 ? context.rows : context.rows.filter((row) => rows.includes(row)),
});

if (problems.length > 0) {
  console.log(problems.join('\n'));
  process.exit(1);
}
const run = await tryFaults(
  faults,
  levels,
  (level) => openRunner(root, level, tree),
  ({ fault, level, test, seconds }) =>
    console.log(`${fault.row} ${level} ${seconds.toFixed(1)} s: ${test}`),
);
console.log(describeRun(run));
process.exit(isComplete(run) ? 0 : 1);
