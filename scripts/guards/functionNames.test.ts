import { expect, it } from 'vitest';
import { findFaultyNames } from './functionNames.ts';
import { readSources } from './sources.ts';

it('no function ends with `Of`', async () => {
  const sources = await readSources('{packages,apps,mocks,scripts,e2e,.storybook}/**/*.{ts,tsx}');
  expect(sources.length).toBeGreaterThan(1_000);
  // The samples below are no functions.
  const product = sources.filter(({ path }) => path !== 'scripts/guards/functionNames.test.ts');
  expect(product.flatMap(findFaultyNames)).toEqual([]);
});

it.each([
  ['function titleOf(row) {}', ['a.ts:1 titleOf']],
  ['\nconst titleOf = 1;', ['a.ts:2 titleOf']],
  ['const listOf: List = [];', ['a.ts:1 listOf']],
  ['const kindOfText = 1;\nrow.titleOf();', []],
])('finds a declared name: %s', (text, found) => {
  expect(findFaultyNames({ path: 'a.ts', text })).toEqual(found);
});
