import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { binOf } from '../bin.ts';
import { fingerprintOf } from './fingerprint.ts';

export type BuildMode = 'production' | 'demo' | 'storybook';

/** What is built, from which files and by which command; the page names every script by its content. */
interface Recipe {
  folder: string;
  page: string;
  sources: string[];
  command: () => string[];
}

const root = join(import.meta.dirname, '../..');

const shared = [
  'apps/web/**',
  'packages/**',
  'mocks/**',
  'scripts/*Plugin.ts',
  'vite.config.ts',
  'package-lock.json',
  '.env*',
];

const recipes: Record<BuildMode, Recipe> = {
  production: appRecipe('production', 'apps/web/dist'),
  demo: appRecipe('demo', 'apps/web/dist-demo'),
  storybook: {
    folder: 'storybook-static',
    page: 'iframe.html',
    sources: [...shared, '.storybook/*.ts*', '.storybook/{decorators,docs}/**'],
    command: () => [
      binOf('storybook'),
      'build',
      '--output-dir',
      'storybook-static',
      '--disable-telemetry',
      '--quiet',
    ],
  },
};

function appRecipe(mode: BuildMode, folder: string): Recipe {
  return {
    folder,
    page: 'index.html',
    sources: shared,
    command: () => [binOf('vite'), 'build', '--mode', mode, '--logLevel', 'warn'],
  };
}

/** Where a build stands, whether it had to be made, and how many seconds it took when it was. */
export interface FreshBuild {
  folder: string;
  built: boolean;
  seconds: number;
}

/**
 * Makes sure that the app, or its Storybook, is built from the sources as they
 * stand, and builds it only when it is not.
 *
 * @throws Error with what the build said when it fails.
 */
export async function freshBuild(mode: BuildMode): Promise<FreshBuild> {
  const recipe = recipes[mode];
  const folder = join(root, recipe.folder);
  const stamp = join(root, 'node_modules/.cache/nevisa-build', `${mode}.json`);
  const fingerprint = await fingerprintOf(root, recipe.sources, process.env);
  const last = await stampIn(stamp);
  const page = () => pageOf(join(folder, recipe.page));
  if (last !== null && last.fingerprint === fingerprint && last.page === (await page())) {
    return { folder, built: false, seconds: last.seconds };
  }
  const begun = performance.now();
  await build(recipe);
  const seconds = (performance.now() - begun) / 1_000;
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, JSON.stringify({ fingerprint, page: await page(), seconds }));
  return { folder, built: true, seconds };
}

interface Stamp {
  fingerprint: string;
  /** The page as the build wrote it; it tells whether another build has replaced this one. */
  page: string | null;
  seconds: number;
}

async function stampIn(path: string): Promise<Stamp | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Stamp);
}

async function pageOf(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null);
}

// A process of its own: what a test run leaves in the environment would turn this into a development build.
async function build({ folder, command }: Recipe): Promise<void> {
  const { NODE_ENV: _mode, VITEST: _vitest, ...env } = process.env;
  await promisify(execFile)(process.execPath, command(), { cwd: root, env }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${folder} could not be built.\n${error.stdout}${error.stderr}`);
    },
  );
}
