import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const main = join(root, 'apps/web/src/main.tsx');
const library = join(root, 'packages/ui/src');

/** The files of a build that was not written to the disk. */
export interface BuiltPages {
  /** The modules of @nevisa/ui that became pages. */
  parts: string[];
  /** The names of the built files with code. */
  files: string[];
}

/**
 * Builds the app with one lazily loaded page more for each component of @nevisa/ui.
 *
 * @throws Error when a file imports itself through others.
 */
export async function buildPageOfEachPart(): Promise<BuiltPages> {
  const groups = await readNamed('index.ts', /from '\.\/([^']+)\/index\.ts'/g);
  const named = await Promise.all(
    groups.map(async (group) => {
      const paths = await readNamed(`${group}/index.ts`, /from '\.\/([^']+\.tsx)'/g);
      return paths.map((path) => `${group}/${path}`);
    }),
  );
  const parts = [...new Set(named.flat())];
  const files: string[] = [];
  await build({
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    plugins: [addPages(parts), recordFiles(files)],
    build: { write: false, minify: false },
  });
  return { parts, files };
}

/** The paths that an index names. */
async function readNamed(index: string, pattern: RegExp): Promise<string[]> {
  const contents = await readFile(join(library, index), 'utf8');
  return [...contents.matchAll(pattern)].map(([, path = '']) => path);
}

function addPages(parts: readonly string[]): Plugin {
  const pages = parts.map((part) => `() => import(${JSON.stringify(join(library, part))})`);
  return {
    name: 'nevisa-page-of-each-part',
    enforce: 'pre',
    transform: (code, id) =>
      id === main ? `${code}\nglobalThis.pages = [${pages.join()}];` : undefined,
  };
}

function recordFiles(files: string[]): Plugin {
  return {
    name: 'nevisa-files',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      files.push(...chunks.map((file) => file.fileName));
    },
  };
}
