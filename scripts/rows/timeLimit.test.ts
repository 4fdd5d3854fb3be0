import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openRunner } from './vitestRunner.ts';

it('ends the tests of a fault that loop for ever, takes the fault back, and runs the next ones', async () => {
  const root = makeRepository();
  const runner = openRunner(
    root,
    'unit',
    { tested: new Map([['X-1', ['count.test.ts']]]) },
    15_000,
  );
  onTestFinished(runner.close);
  const tests = await runner.runRows(['X-1']);
  expect(tests.map(({ failed }) => failed)).toEqual([false]);
  const loop = { row: 'X-1', file: 'count.ts', from: 'number += 1', to: 'number += 0' };
  expect(await runner.runWith(loop, tests)).toBeNull();
  expect(readFileSync(join(root, 'count.ts'), 'utf8')).toBe(count);
  const further = await runner.runWith({ ...loop, to: 'number += 2' }, tests);
  expect(further?.map(({ name, failed }) => [name, failed])).toEqual([['X-1: counts to 3', true]]);
});

const count = `export function countTo(end: number): number {
  let number = 0;
  while (number < end) {
    number += 1;
  }
  return number;
}
`;

/** A repository with one test of a row. */
function makeRepository(): string {
  const root = mkdtempSync(join(tmpdir(), 'nevisa-limit-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'apps/web'), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  const project = `{ test: { name: 'unit', root: '${root}', include: ['*.test.ts'], globals: true } }`;
  writeFileSync(
    join(root, 'vite.config.ts'),
    `export default { test: { projects: [${project}] } };`,
  );
  writeFileSync(join(root, 'count.ts'), count);
  writeFileSync(
    join(root, 'count.test.ts'),
    `import { countTo } from './count.ts';\nit('X-1: counts to 3', () => expect(countTo(3)).toBe(3));\n`,
  );
  return root;
}
