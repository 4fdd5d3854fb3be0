import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBrokenPaths, listPlaceNames, findPaths } from './documentedPaths.ts';
import { readSources } from './sources.ts';

const root = join(import.meta.dirname, '../..');
const documents = await Promise.all(
  ['*.md', '{docs,packages,apps,mocks}/**/*.md'].map(readSources),
);
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const names = listPlaceNames(files);

describe('the paths in the documents', () => {
  // The list of changes names files as they were.
  const present = documents.flat().filter(({ path }) => path !== 'CHANGELOG.md');

  it.each(present.map(({ path, text }) => [path, text]))('exist: %s', (_, text) => {
    expect(findBrokenPaths(text, names)).toEqual([]);
  });

  it('are more than two hundred', () => {
    expect(present.flatMap(({ text }) => findPaths(text)).length).toBeGreaterThan(200);
  });
});

describe('a path in a document', () => {
  const broken = (text: string) =>
    findBrokenPaths(text, listPlaceNames(['packages/api/src/client.ts', 'docs/a.md']));

  it('is written from the root, or from a folder named before', () => {
    expect(broken('`packages/api/src/client.ts`, `src/`, `api/src/client.ts`')).toEqual([]);
  });

  it('is refused when its file was moved', () => {
    expect(broken('`src/call/client.ts`, `docs/b.md`, `calls.ts`')).toEqual([
      'src/call/client.ts',
      'docs/b.md',
      'calls.ts',
    ]);
  });

  it('is not a word, a package, a command or the name in a recipe', () => {
    const others =
      '`client`, `storybook/test`, `npm run test`, `POST /account/login`, `NameScreen.tsx`';
    expect(findPaths(others)).toEqual([]);
  });
});
