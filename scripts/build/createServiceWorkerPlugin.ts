import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { type BuiltFile, listStoredFiles } from './storedFiles.ts';

const folder = new URL('../../apps/web/', import.meta.url);
const at = (path: string) => fileURLToPath(new URL(path, folder));
const firstPage = 'index.html';
const fileName = 'sw.js';

/** The files of `apps/web/public` that the first page loads. */
const publicFiles = ['favicon.svg', 'manifest.webmanifest', 'page-check.js', 'theme-boot.js'];

/** A file that the service worker stores; the name of a file without a revision has a hash. */
interface StoredFile {
  url: string;
  revision: string | null;
}

export interface ServiceWorkerOptions {
  /** False for a deployment without one: the script then removes an earlier service worker. */
  isOn: boolean;
}

/**
 * Adds the service worker to a build: the script with the list of the files that it stores
 * (ADR-0090). A development server answers with the script that removes one, because a build may
 * have been served at the same address before.
 */
export function createServiceWorkerPlugin({ isOn }: ServiceWorkerOptions): Plugin {
  const retired = readFileSync(at('src/serviceWorker/retiredWorker.js'), 'utf8');
  return {
    name: 'nevisa-service-worker',
    enforce: 'post',
    // A build for Node has no first page.
    apply: (options) => options.build?.ssr === undefined,
    config: (_config, { command }) => ({
      define: { 'import.meta.env.SERVICE_WORKER': JSON.stringify(command === 'build' && isOn) },
    }),
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(retired);
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const source = isOn ? await buildWorker(listBuildFiles(bundle)) : retired;
        this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}

function listBuildFiles(bundle: Rolldown.OutputBundle): StoredFile[] {
  const files = Object.values(bundle);
  const built = listStoredFiles(
    files.map((file) => describe(file, files)),
    firstPage,
  );
  const revised = [
    ...publicFiles.map((name) => ({
      name,
      // A plugin may have written another file over the copied one.
      source:
        bundle[name] === undefined ? readFileSync(at(`public/${name}`)) : readSource(bundle[name]),
    })),
    { name: firstPage, source: readSource(bundle[firstPage]) },
  ];
  return [
    ...revised.map(({ name, source }) => ({ url: `/${name}`, revision: hash(source) })),
    ...built
      .filter((name) => revised.every((file) => file.name !== name))
      .map((name) => ({ url: `/${name}`, revision: null })),
  ];
}

function describe(
  file: Rolldown.OutputAsset | Rolldown.OutputChunk,
  all: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[],
): BuiltFile {
  if (file.type === 'chunk') {
    const { viteMetadata } = file;
    return {
      name: file.fileName,
      text: file.code,
      entry: file.facadeModuleId,
      leadsTo: [
        ...file.imports,
        ...file.dynamicImports,
        ...(viteMetadata?.importedCss ?? []),
        ...(viteMetadata?.importedAssets ?? []),
      ],
    };
  }
  const text = /\.(?:css|html|js)$/.test(file.fileName) ? String(readSource(file)) : '';
  const isPage = file.fileName === firstPage;
  return {
    name: file.fileName,
    text,
    entry: null,
    leadsTo: isPage
      ? all.map(({ fileName: name }) => name).filter((name) => text.includes(`/${name}"`))
      : [],
  };
}

function readSource(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) {
  if (file?.type !== 'asset') {
    throw new Error(`The build has no ${firstPage}; the service worker cannot store the app.`);
  }
  return typeof file.source === 'string' ? file.source : Buffer.from(file.source);
}

async function buildWorker(files: readonly StoredFile[]): Promise<string> {
  const storedVersion = { version: findVersion(files), files };
  const built = await build({
    configFile: false,
    root: at('.'),
    publicDir: false,
    logLevel: 'error',
    define: { storedVersion: JSON.stringify(storedVersion) },
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: at('src/serviceWorker/serviceWorker.ts'),
        output: { format: 'iife', entryFileNames: fileName },
      },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) {
    throw new Error('The service worker was not built.');
  }
  return output.output[0].code;
}

/** The name of the first script: it names all others, so that any changed code changes it. */
function findVersion(files: readonly StoredFile[]): string {
  const first = files.find(({ url }) => /^\/assets\/index-[\w-]{8}\.js$/.test(url));
  if (first === undefined) {
    throw new Error('The build has no first script; the service worker would have no version.');
  }
  return first.url;
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
