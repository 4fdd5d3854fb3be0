import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of a build as its next version would be. */
export interface RenewedBuild {
  folder: string;
  remove: () => Promise<void>;
}

const script = /[\w.]+-[\w-]{8}\.js(?!\w)/g;

/**
 * Copies a build and gives each script another hash in its name and wherever it is named, as a
 * build of changed sources does. The names of the build before are gone.
 */
export async function renewBuild(built: string): Promise<RenewedBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'nevisa-next-version-'));
  await cp(built, folder, { recursive: true, filter: (path) => !path.endsWith('.br') });
  const scripts = await readdir(join(folder, 'assets'));
  const known = new Set(scripts);
  const renew = (name: string) =>
    known.has(name) ? name.replace(/.(?=.{7}\.js$)/, (first) => (first === 'n' ? 'm' : 'n')) : name;
  const texts = await readdir(folder, { recursive: true });
  for (const name of texts.filter((one) => /\.(?:js|html)$/.test(one))) {
    const path = join(folder, name);
    const text = (await readFile(path, 'utf8')).replaceAll(script, renew);
    // The first page names other scripts, so that its content is another one.
    await writeFile(path, text.replace(/(index\.html[^{}]*?revision:.)[\da-f]{4}/, '$1new0'));
  }
  for (const name of scripts) {
    await rename(join(folder, 'assets', name), join(folder, 'assets', renew(name)));
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
