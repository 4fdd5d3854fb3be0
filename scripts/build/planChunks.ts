import { gzipSync } from 'node:zlib';
import { build, type Plugin, type PluginOption, type Rolldown, type UserConfig } from 'vite';
import { mergeParts, type Part } from './mergeParts.ts';

/** In bytes, gzip: the budget allows 40 kB for a chunk. */
const limits = { small: 5_000, largest: 36_000 };

/**
 * All that the first paint needs is one file: small ones compress badly and cost a request each.
 * It holds all that its modules import, so it never waits for a page, which waits for it.
 */
const start = { name: 'start', tags: ['$initial' as const] };

/** The features that only administrators open. */
const staffFeatures = /\/features\/(?:analytics|discounts|management)\//;

const ofSamePages = { name: 'shared', minShareCount: 2, entriesAware: true };

/**
 * One chunk for the libraries of the same pages and one for their own modules. Such chunks never
 * import each other in a cycle: what a chunk imports has all of its pages, and no library
 * imports a module of the product.
 */
const shared = [{ ...ofSamePages, test: /node_modules/ }, ofSamePages];

/**
 * Decides which modules are in one chunk. A first build, which is not written, has a chunk for
 * each set of pages that share modules; most of them are too small for a request. They are
 * joined where no cycle arises (`mergeParts`), and the build has the joined ones (ADR-0075).
 */
export function planChunks(): Plugin {
  let planning = false;
  return {
    name: 'nevisa-plan-chunks',
    // Pages that are rendered by Node load everything at once.
    apply: (options, { command }) => command === 'build' && options.build?.ssr === undefined,
    async config(config, { mode }) {
      if (planning) {
        return withGroups([start, ...shared]);
      }
      planning = true;
      try {
        return withGroups([start, ...(await planGroups(config, mode)), ...shared]);
      } finally {
        planning = false;
      }
    },
  };
}

function withGroups(groups: Rolldown.CodeSplittingGroup[]): UserConfig {
  return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
}

async function planGroups(
  config: UserConfig,
  mode: string,
): Promise<Rolldown.CodeSplittingGroup[]> {
  const chunks: Rolldown.OutputChunk[] = [];
  await build({
    ...config,
    configFile: false,
    mode,
    logLevel: 'silent',
    plugins: [...(await withoutOutput(config.plugins)), recordChunks(chunks)],
    build: { ...config.build, write: false },
  });
  return mergeParts(toParts(chunks), limits).map(({ modules }) => {
    const own = new Set(modules);
    return { name: ofSamePages.name, test: (id: string) => own.has(id) };
  });
}

function recordChunks(chunks: Rolldown.OutputChunk[]): Plugin {
  return {
    name: 'nevisa-record-chunks',
    generateBundle(_options, bundle) {
      chunks.push(...Object.values(bundle).filter((file) => file.type === 'chunk'));
    },
  };
}

/** What plugins do with a finished build is no matter of the first one. */
async function withoutOutput(options: UserConfig['plugins']): Promise<Plugin[]> {
  const plugins = await flatten(options ?? []);
  return plugins.map(
    ({ generateBundle: _, writeBundle: _write, closeBundle: _close, ...rest }) => rest,
  );
}

async function flatten(options: readonly PluginOption[]): Promise<Plugin[]> {
  const plugins = await Promise.all(
    options.map(async (option) => {
      const plugin = await option;
      return Array.isArray(plugin) ? flatten(plugin) : plugin ? [plugin] : [];
    }),
  );
  return plugins.flat();
}

/** The shared chunks, with the pages that load each: the other chunks. */
function toParts(chunks: readonly Rolldown.OutputChunk[]): Map<string, Part> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const isShared = ({ name }: Rolldown.OutputChunk) => name.startsWith(ofSamePages.name);
  const pages = new Map<string, Set<string>>();
  for (const page of chunks.filter((chunk) => !isShared(chunk))) {
    for (const file of reachedFrom(page, byName)) {
      pages.set(file, (pages.get(file) ?? new Set()).add(page.fileName));
    }
  }
  return new Map(
    chunks.filter(isShared).map(({ fileName, moduleIds, code, imports }) => [
      fileName,
      {
        modules: moduleIds,
        bytes: gzipSync(code).length,
        pages: pages.get(fileName) ?? new Set(),
        ofStaff: [...(pages.get(fileName) ?? [])].every((page) => isOfStaff(byName.get(page))),
        imports: new Set(
          imports.filter((file) => {
            const imported = byName.get(file);
            return imported !== undefined && isShared(imported);
          }),
        ),
      },
    ]),
  );
}

function isOfStaff(page: Rolldown.OutputChunk | undefined): boolean {
  return staffFeatures.test(page?.facadeModuleId ?? '');
}

function reachedFrom(
  page: Rolldown.OutputChunk,
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
): Set<string> {
  const reached = new Set<string>();
  const waiting = [...page.imports];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (!reached.has(file)) {
      reached.add(file);
      waiting.push(...(byName.get(file)?.imports ?? []));
    }
  }
  return reached;
}
