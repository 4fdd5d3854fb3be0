import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseSync, type ESTree } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A file of the repository, its path written from the root with forward slashes. */
export interface Source {
  path: string;
  text: string;
}

/** Reads the files that match a pattern from the root, except installed packages. */
export async function readSources(pattern: string): Promise<Source[]> {
  const sources: Source[] = [];
  for await (const found of glob(pattern, { cwd: root, exclude: ['**/node_modules/**'] })) {
    const path = found.replaceAll('\\', '/');
    sources.push({ path, text: readFileSync(`${root}/${path}`, 'utf8') });
  }
  return sources.sort((a, b) => a.path.localeCompare(b.path));
}

export function parseProgram({ path, text }: Source): ESTree.Program {
  return parseSync(path, text).program;
}

/** The line of an offset, counted from 1. */
export function findLine({ text }: Source, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
