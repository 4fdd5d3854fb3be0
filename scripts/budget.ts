import { paths } from '../apps/web/src/shared/paths.ts';
import { buildAndMeasure } from './budget/measuredBuild.ts';
import {
  formatTable,
  isKept,
  listChunkRows,
  listJourneyRows,
  listVisitRows,
  makeSmallScriptsRow,
  makeStoredFilesRow,
} from './budget/rows.ts';
import { signInJourney } from './budget/signInJourney.ts';
import { visit } from './budget/visit.ts';

/** Builds the app, loads its sign-in page in Chromium, and fails when something weighs more than it may. */
const { folder, modules, scripts, stored } = await buildAndMeasure();
const signIn = await visit(folder, paths.signIn);
const journey = await signInJourney(folder);
const rows = [
  ...listVisitRows(signIn, modules),
  ...listJourneyRows(journey),
  makeSmallScriptsRow(scripts),
  makeStoredFilesRow(stored),
  ...listChunkRows(signIn, scripts),
];
const over = rows.filter((row) => !isKept(row));

console.log(`The sign-in route (${paths.signIn}) and every further script:\n`);
console.log(formatTable(rows));
if (over.length > 0) {
  console.log(`\nOver the budget: ${over.map(({ name }) => name).join(', ')}.`);
  process.exitCode = 1;
}
