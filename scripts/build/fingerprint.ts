import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const exclude = ['**/node_modules/**', '**/dist/**', '**/dist-demo/**'];

/**
 * A digest of all files that match and of the settings that a build reads from
 * the environment (`VITE_*`): equal digests give equal builds.
 */
export async function fingerprintOf(
  root: string,
  patterns: string[],
  environment: Record<string, string | undefined>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const path of await filesOf(root, patterns)) {
    hash.update(`${path}\n`).update(await readFile(join(root, path)));
  }
  const settings = Object.keys(environment).filter((name) => name.startsWith('VITE_'));
  return hash
    .update(JSON.stringify(settings.sort().map((name) => [name, environment[name]])))
    .digest('hex');
}

async function filesOf(root: string, patterns: string[]): Promise<string[]> {
  const paths: string[] = [];
  for await (const entry of glob(patterns, { cwd: root, exclude, withFileTypes: true })) {
    if (entry.isFile()) {
      paths.push(join(entry.parentPath, entry.name).slice(root.length + 1));
    }
  }
  return paths.sort();
}
