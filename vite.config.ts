import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { brandFontPlugin } from './scripts/brandFontPlugin.ts';
import { chromiumLaunchOptions } from './scripts/chromium.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// On a loaded machine of two cores a frame can come a second late; a fault fails twice.
const retry = process.env['CI'] === undefined ? 0 : 1;

export default defineConfig(async ({ mode }) => ({
  root: at('apps/web'),
  envDir: at('.'),
  plugins: [
    react(),
    // The library's 34 languages stay out; its Persian words are ours (packages/ui/src/foundations/aria).
    optimizeLocales.vite({ locales: ['en-US'] }),
    brandFontPlugin(at('apps/web/public/fonts/iranyekan'), '/fonts/iranyekan'),
  ],
  worker: { format: 'es' as const },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // All that the first paint needs is one file: small ones compress badly and cost a request each. It holds
        // whatever a module of it imports, so it never waits for a page, which waits for it.
        codeSplitting: { groups: [{ name: 'start', tags: ['$initial' as const] }] },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true as const,
        test: {
          name: 'unit',
          root: at('.'),
          environment: 'node',
          isolate: false,
          include: ['{packages,apps,mocks,scripts,e2e}/**/*.test.ts'],
          setupFiles: ['packages/testing/src/fuzzEveryProperty.ts'],
          // A test that tries thousands of cases shares two cores with browsers.
          testTimeout: 30_000,
        },
      },
      {
        extends: true as const,
        optimizeDeps: { force: true },
        test: {
          name: 'browser',
          isolate: false,
          setupFiles: ['packages/testing/src/freshWindow.ts'],
          retry,
          root: at('.'),
          include: ['{packages,apps,.storybook}/**/*.test.tsx'],
          browser: await inChromium(),
        },
      },
      {
        extends: true as const,
        root: at('.'),
        plugins: [storybookTest({ configDir: at('.storybook') })],
        optimizeDeps: { force: true },
        test: { name: 'stories', isolate: false, retry, browser: await inChromium() },
      },
      {
        extends: true as const,
        test: {
          name: 'storybook',
          root: at('.'),
          environment: 'node',
          include: ['scripts/storybook/*.check.ts'],
          globalSetup: 'scripts/storybook/buildStorybook.ts',
          fileParallelism: false,
          maxConcurrency: 4,
          retry: 2,
          testTimeout: 120_000,
          tags: [{ name: 'picture' }],
        },
      },
      {
        extends: true as const,
        test: {
          name: 'e2e',
          retry,
          root: at('.'),
          environment: 'node',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: 'e2e/prepareBuild.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // All files share one browser for each recording (e2e/sharedBrowser.ts).
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
}));

// Only a test run needs the browser; a build should not have to unpack one.
async function inChromium() {
  if (process.env['VITEST'] === undefined) {
    return { enabled: false };
  }
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: await chromiumLaunchOptions() }),
    instances: [{ browser: 'chromium' as const }],
  };
}
