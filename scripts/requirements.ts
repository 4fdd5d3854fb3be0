import { findProblems, readTree } from './requirements/catalogue.ts';

/** Checks the ids that code, tests and documents cite; prints what is missing and then exits with 1. */
const tree = readTree();
const problems = findProblems(tree);

console.log(problems.join('\n') || `${tree.rows.size} rows: each cited id has a row, and a test.`);
process.exitCode = problems.length === 0 ? 0 : 1;
