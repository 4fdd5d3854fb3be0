import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
// Not where `npm run build` writes: another step may read there.
const folder = join(root, 'node_modules/.cache/nevisa-budget');

/** The production build, each script with the modules it was made of. */
export interface MeasuredBuild {
  folder: string;
  /** By file name, such as `assets/index-x.js`; workers, which are bundled apart, have no modules here. */
  modules: Map<string, string[]>;
  /** Every script of the build by its file name. */
  scripts: Map<string, Buffer>;
  /** The files that the service worker stores, by their file names. */
  stored: Map<string, Buffer>;
}

/** Builds the app as `npm run build` does and keeps what went into each file. */
export async function buildAndMeasure(): Promise<MeasuredBuild> {
  // Another value would make a development build of React.
  process.env['NODE_ENV'] = 'production';
  const modules = new Map<string, string[]>();
  await build({
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    plugins: [recorder(modules)],
    build: { outDir: folder, emptyOutDir: true },
  });
  return { folder, modules, scripts: await scriptsIn(folder), stored: await storedIn(folder) };
}

function recorder(modules: Map<string, string[]>): Plugin {
  return {
    name: 'nevisa-budget',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') {
          modules.set(output.fileName, Object.keys(output.modules));
        }
      }
    },
  };
}

async function scriptsIn(folder: string): Promise<Map<string, Buffer>> {
  const names = await readdir(join(folder, 'assets'));
  const scripts = names.filter((name) => name.endsWith('.js')).map((name) => `assets/${name}`);
  return new Map(
    await Promise.all(
      scripts.map(async (name) => [name, await readFile(join(folder, name))] as const),
    ),
  );
}

async function storedIn(folder: string): Promise<Map<string, Buffer>> {
  const worker = await readFile(join(folder, 'sw.js'), 'utf8');
  const names = [...worker.matchAll(/url:[`'"]\/([^`'"]+)/g)].map(([, name = '']) => name);
  if (names.length === 0) {
    throw new Error('The service worker names no stored file.');
  }
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, name))] as const),
    ),
  );
}
