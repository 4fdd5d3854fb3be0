import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin, PluginOption } from 'vite';
import { readSources } from '../scripts/guards/sources.ts';
import { createAxeWithoutSelectors } from '../scripts/storybook/createAxeWithoutSelectors.ts';
import { listComponentFacts } from '../scripts/storybook/listComponentFacts.ts';
import { listScreenFacts } from '../scripts/storybook/listScreenFacts.ts';
import { findOptionLists, withOptions } from '../scripts/storybook/docgenOptions.ts';

const sources = (
  await Promise.all(
    ['packages/ui/src', 'apps/web/src'].map((path) => readSources(`${path}/**/*.{ts,tsx}`)),
  )
).flat();
const facts = listComponentFacts(sources);
const lists = findOptionLists(sources);

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    './inspection/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  previewHead: (head) => `${head ?? ''}<style>${laidOutWhilePreparing}</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The documentation generator that reads types by itself; the other needs a compiler API that TypeScript 7 has not.
  typescript: { reactDocgen: 'react-docgen' },
  experimental_indexers: (indexers = []) => indexers.map(withStatus),
  viteFinal: async (config) => ({
    ...config,
    // On the same machine the list of files that an import needs costs each story more than it gains. A published Storybook loads them one after another.
    build: { ...config.build, modulePreload: false },
    define: {
      ...config.define,
      nevisaComponentFacts: JSON.stringify(facts),
      nevisaScreenFacts: JSON.stringify(listScreenFacts(sources)),
    },
    plugins: [
      ...(await Promise.all((config.plugins ?? []).map(adaptPlugin))),
      msw({ mode: 'worker-only' }),
      createAxeWithoutSelectors(),
    ],
  }),
});

/**
 * Storybook does not lay out a page while it prepares a story for longer than 100 ms. A story that begins meanwhile
 * could take no focus and measure no width. The notice of Storybook covers the page.
 */
const laidOutWhilePreparing =
  '.sb-show-preparing-story:not(.sb-show-main) > :not(.sb-preparing-story, .sb-wrapper, #storybook-docs) { display: revert }';

/** Gives the stories of each component, also those in a special place, the tag of its status, by which the sidebar can be filtered. */
function withStatus(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      return entries.map((entry) => {
        const found = findFacts(entry.title ?? '');
        return found === undefined
          ? entry
          : Object.assign(entry, { tags: [...(entry.tags ?? []), found.status] });
      });
    },
  };
}

function findFacts(title: string) {
  return Object.values(facts).find((each) => `${title}/`.startsWith(`${each.title}/`));
}

const pluginsOfApp: ReadonlySet<string> = new Set([
  'nevisa-plan-chunks',
  'nevisa-service-worker',
  'nevisa-prerender-pages',
]);

/**
 * Changes a plugin of the app for Storybook. Storybook has its own chunks: a first build of all
 * stories would double its time. It has no service worker but that of the mocks, and no pages of the app. The documentation generator skips stories and files without
 * elements, which took half the time of a build.
 */
async function adaptPlugin(option: PluginOption): Promise<PluginOption> {
  const plugin = await option;
  if (!isPlugin(plugin)) {
    return plugin;
  }
  if (pluginsOfApp.has(plugin.name)) {
    return null;
  }
  return plugin.name === 'storybook:react-docgen-plugin' ? documentOnlyComponents(plugin) : plugin;
}

function documentOnlyComponents(plugin: Plugin): Plugin {
  const { transform } = plugin;
  if (typeof transform !== 'function') {
    throw new TypeError('The documentation generator has changed: filter its files anew.');
  }
  const id = { include: /\.tsx$/, exclude: [/\.stories\.tsx$/, /node_modules/] };
  const handler: typeof transform = async function documented(...given) {
    const result = await transform.apply(this, given);
    return typeof result === 'object' && typeof result?.code === 'string'
      ? { ...result, code: withOptions(result.code, lists) }
      : result;
  };
  return { ...plugin, transform: { filter: { id }, handler } };
}

function isPlugin(option: Awaited<PluginOption>): option is Plugin {
  return typeof option === 'object' && option !== null && 'name' in option;
}
