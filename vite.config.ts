import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import manifest from './package.json' with { type: 'json' };
import { buildTarget } from './scripts/browserSupport.ts';
import { createProductNamePlugin } from './scripts/build/createProductNamePlugin.ts';
import { createSiteAddressPlugin } from './scripts/brand/createSiteAddressPlugin.ts';
import { planChunks } from './scripts/build/planChunks.ts';
import { prerenderPages } from './scripts/build/prerenderPages.ts';
import { refuseChunkCycles } from './scripts/build/refuseChunkCycles.ts';
import { createServiceWorkerPlugin } from './scripts/build/createServiceWorkerPlugin.ts';
import { createBrandFontPlugin } from './scripts/createBrandFontPlugin.ts';
import { listProjects } from './scripts/vitestProjects.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(async ({ mode }) => ({
  root: at('apps/web'),
  envDir: at('.'),
  plugins: [
    react(),
    // The library's 34 languages stay out; its Persian words are ours (packages/ui/src/foundations/aria).
    optimizeLocales.vite({ locales: ['en-US'] }),
    createProductNamePlugin(loadEnv(mode, at('.'), 'VITE_')['VITE_PRODUCT_NAME']),
    createSiteAddressPlugin(loadEnv(mode, at('.'), 'VITE_')['VITE_SITE_ADDRESS']),
    createBrandFontPlugin(at('apps/web/public/fonts/iranyekan'), '/fonts/iranyekan'),
    planChunks(),
    refuseChunkCycles(),
    prerenderPages(),
    createServiceWorkerPlugin({
      isOn: loadEnv(mode, at('.'), 'VITE_')['VITE_SERVICE_WORKER'] !== 'off',
    }),
  ],
  // The same component has the same class in the built app and in its prerendered pages.
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } } },
  resolve: {
    alias: [
      {
        // The Workers that the library would start from blobs are refused by the content policy.
        find: /^\.\.\/zip\/zipToArrayBuffer\.js$/,
        replacement: at('apps/web/src/shared/lists/xlsx/zipAtOnce.ts'),
      },
    ],
  },
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(manifest.version) },
  worker: { format: 'es' as const },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    emptyOutDir: true,
    target: buildTarget,
    assetsInlineLimit: 0,
    // Every supported browser knows `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }: { name: string }) =>
          `assets/${name.replace(/~.*/, '')}-[hash].js`,
      },
    },
  },
  test: {
    projects: await listProjects(),
  },
}));
