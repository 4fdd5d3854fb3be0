import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The installed modules of a package (`dist/private`), to test what they do to the page. */
export function sourcesOf(name: string): { name: string; text: string }[] {
  const folder = folderOf(name);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.mjs'))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ name: path, text: readFileSync(join(folder, path), 'utf8') }));
}

export function sourceOf(name: string, path: string): string {
  return readFileSync(join(folderOf(name), path), 'utf8');
}

function folderOf(name: string): string {
  return join(import.meta.dirname, '../../node_modules', name, 'dist/private');
}
