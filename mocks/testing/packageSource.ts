import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The installed modules of a package (`dist/private`). */
export function readSources(name: string): { name: string; text: string }[] {
  const folder = getFolder(name);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.mjs'))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ name: path, text: readFileSync(join(folder, path), 'utf8') }));
}

export function readSource(name: string, path: string): string {
  return readFileSync(join(getFolder(name), path), 'utf8');
}

function getFolder(name: string): string {
  return join(import.meta.dirname, '../../node_modules', name, 'dist/private');
}
