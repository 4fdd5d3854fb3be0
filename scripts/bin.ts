import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Finds the script behind a command of an installed package, to be run by this very Node. */
export function findBin(name: string, command = name): string {
  const manifest = findManifest(name);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Bin };
  const path = typeof bin === 'string' ? bin : bin[command];
  if (path === undefined) {
    throw new Error(`The package ${name} has no command ${command}; see its package.json.`);
  }
  return join(dirname(manifest), path);
}

type Bin = string | Record<string, string>;

// A package may leave package.json out of its exports, so the file is searched in the module folders.
function findManifest(name: string): string {
  const candidates =
    require.resolve.paths(name)?.map((path) => join(path, name, 'package.json')) ?? [];
  const found = candidates.find((path) => existsSync(path));
  if (found === undefined) {
    throw new Error(`The package ${name} is not installed; run npm ci.`);
  }
  return found;
}
