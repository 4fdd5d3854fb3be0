import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const review = readFileSync(join(root, 'docs/look-review.md'), 'utf8');
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');

interface Proof {
  file: string;
  /** The words of a test or a step; null for the file as a whole. */
  words: string | null;
}

/** The files that the tables name, each with the quoted words after it. */
function listProofs(): Proof[] {
  const rows = review.split('\n').filter((line) => line.startsWith('|'));
  return rows.flatMap((row) => {
    let file: string | null = null;
    return [...row.matchAll(/`([^`]+\.(?:tsx?|mdx))`|"([^"]+)"/g)].flatMap(
      ([, named, words]): Proof[] => {
        file = named ?? file;
        return file === null ? [] : [{ file: basename(file), words: words ?? null }];
      },
    );
  });
}

it('each proof in the answers to the review of the look exists', () => {
  const proofs = listProofs();
  const missing = proofs.filter(({ file, words }) => {
    const paths = tracked.filter((path) => basename(path) === file);
    const texts = paths.map((path) => readFileSync(join(root, path), 'utf8'));
    return !texts.some((text) => words === null || text.replaceAll(/\s+/g, ' ').includes(words));
  });
  expect(missing).toEqual([]);
  expect(proofs.length).toBeGreaterThan(80);
});
