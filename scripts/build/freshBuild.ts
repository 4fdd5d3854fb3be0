import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { binOf } from '../bin.ts';
import { fingerprintOf } from './fingerprint.ts';

export type BuildMode = 'production' | 'demo';

const root = join(import.meta.dirname, '../..');
const folders = { production: 'apps/web/dist', demo: 'apps/web/dist-demo' };
const sources = [
  'apps/web/**',
  'packages/**',
  'mocks/**',
  'scripts/*Plugin.ts',
  'vite.config.ts',
  'package-lock.json',
  '.env*',
];

/**
 * Makes sure that the app is built from the sources as they stand, and builds
 * it only when it is not.
 *
 * @returns where the build stands and whether it had to be made.
 * @throws Error with what the build said when it fails.
 */
export async function freshBuild(mode: BuildMode): Promise<{ folder: string; built: boolean }> {
  const folder = join(root, folders[mode]);
  const stamp = join(root, 'node_modules/.cache/nevisa-build', `${mode}.json`);
  const fingerprint = await fingerprintOf(root, sources, process.env);
  if (await isFresh(folder, stamp, fingerprint)) {
    return { folder, built: false };
  }
  await build(mode);
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, JSON.stringify({ fingerprint, page: await pageOf(folder) }));
  return { folder, built: true };
}

// The page names every script by its content, so it tells whether another build has replaced this one.
async function isFresh(folder: string, stamp: string, fingerprint: string): Promise<boolean> {
  const last = await readFile(stamp, 'utf8').catch(() => '{}');
  return last === JSON.stringify({ fingerprint, page: await pageOf(folder) });
}

async function pageOf(folder: string): Promise<string | null> {
  return readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
}

// A process of its own: what a test run leaves in the environment would turn this into a development build.
async function build(mode: BuildMode): Promise<void> {
  const { NODE_ENV: _mode, VITEST: _vitest, ...env } = process.env;
  const command = [binOf('vite'), 'build', '--mode', mode, '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, command, { cwd: root, env }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`The app could not be built.\n${error.stdout}${error.stderr}`);
    },
  );
}
