import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import type { Plugin, PluginOption } from 'vite';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    './inspection/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The documentation generator that reads types by itself; the other needs a compiler API that TypeScript 7 has not.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (config) => ({
    ...config,
    plugins: [
      ...(await Promise.all((config.plugins ?? []).map(documentOnlyComponents))),
      msw({ mode: 'worker-only' }),
    ],
  }),
});

/** Lets the documentation generator skip stories and files without elements, which took half the time of a build. */
async function documentOnlyComponents(option: PluginOption): Promise<PluginOption> {
  const plugin = await option;
  if (!isPlugin(plugin) || plugin.name !== 'storybook:react-docgen-plugin') {
    return plugin;
  }
  const { transform } = plugin;
  if (typeof transform !== 'function') {
    throw new TypeError('The documentation generator has changed: filter its files anew.');
  }
  const id = { include: /\.tsx$/, exclude: [/\.stories\.tsx$/, /node_modules/] };
  return { ...plugin, transform: { filter: { id }, handler: transform } };
}

function isPlugin(option: Awaited<PluginOption>): option is Plugin {
  return typeof option === 'object' && option !== null && 'name' in option;
}
