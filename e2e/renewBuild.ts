import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of a build as its next version would be. */
export interface RenewedBuild {
  folder: string;
  remove: () => Promise<void>;
}

const hashLength = 8;

/**
 * Copies a build and gives the first script, and each named chunk, another hash in its name and
 * wherever it is named, as a build of changed sources has.
 *
 * @param chunks names without their hashes, e.g. `ProfileScreen`
 */
export async function renewBuild(
  built: string,
  chunks: readonly string[] = [],
): Promise<RenewedBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'nevisa-next-version-'));
  await cp(built, folder, { recursive: true, filter: (path) => !path.endsWith('.br') });
  const names = await readdir(folder, { recursive: true });
  const renewed = new Map(
    ['index', ...chunks].map((chunk) => {
      const name = names.find((one) =>
        new RegExp(`^assets/${chunk}-[\\w-]{${hashLength}}\\.js$`).test(one),
      );
      if (name === undefined) {
        throw new Error(`The build has no chunk ${chunk}.`);
      }
      const old = name.slice('assets/'.length);
      return [old, `${chunk}-${'n'.repeat(hashLength)}.js`] as const;
    }),
  );
  for (const name of names.filter((one) => /\.(?:js|html)$/.test(one))) {
    const path = join(folder, name);
    const text = await readFile(path, 'utf8');
    let next = text;
    for (const [old, fresh] of renewed) {
      next = next.replaceAll(old, fresh);
    }
    if (name === 'sw.js') {
      // The first page names other scripts, so that its content is another one.
      next = next.replace(/(index\.html[^{}]*?revision:.)[\da-f]{4}/, '$1new0');
    }
    if (next !== text) {
      await writeFile(path, next);
    }
  }
  for (const [old, fresh] of renewed) {
    await rename(join(folder, 'assets', old), join(folder, 'assets', fresh));
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
