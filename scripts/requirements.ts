import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { lacking, reportOn, textOf } from './requirements/report.ts';
import { idsIn, rowsOf } from './requirements/rows.ts';
import { titlesOf } from './requirements/titles.ts';

/**
 * Lists the rows of `docs/requirements.md` that no test names in its title.
 * `--check R-070…R-078 T-10` prints only those given and fails when one of
 * them has no proof.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const places = '{packages,apps,mocks,scripts,e2e,.storybook}';
const patterns = [`${places}/**/*.{test.ts,test.tsx,check.ts,e2e.ts,stories.tsx}`];

const rows = rowsOf(readFileSync(`${root}/docs/requirements.md`, 'utf8'));
const report = reportOn(rows, await allTitles());
const [option, ...asked] = process.argv.slice(2);

if (option === '--check') {
  const missing = lacking(asked.flatMap(idsIn), report);
  console.log(missing.join('\n') || 'Every row asked for is named by a test.');
  process.exitCode = missing.length === 0 ? 0 : 1;
} else {
  console.log(textOf(report));
}

async function allTitles(): Promise<string[]> {
  const titles: string[] = [];
  for await (const path of glob(patterns, { cwd: root, exclude: ['**/node_modules/**'] })) {
    titles.push(...titlesOf(path, readFileSync(`${root}/${path}`, 'utf8')));
  }
  return titles;
}
