import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import manifest from './package.json' with { type: 'json' };
import { buildTarget } from './scripts/browserSupport.ts';
import { siteAddressPlugin } from './scripts/brand/siteAddressPlugin.ts';
import { planChunks } from './scripts/build/planChunks.ts';
import { prerenderPages } from './scripts/build/prerenderPages.ts';
import { refuseChunkCycles } from './scripts/build/refuseChunkCycles.ts';
import { serviceWorkerPlugin } from './scripts/build/serviceWorkerPlugin.ts';
import { brandFontPlugin } from './scripts/brandFontPlugin.ts';
import { listProjects } from './scripts/vitestProjects.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(async ({ mode }) => ({
  root: at('apps/web'),
  envDir: at('.'),
  plugins: [
    react(),
    // The library's 34 languages stay out; its Persian words are ours (packages/ui/src/foundations/aria).
    optimizeLocales.vite({ locales: ['en-US'] }),
    siteAddressPlugin(loadEnv(mode, at('.'), 'VITE_')['VITE_SITE_ADDRESS']),
    brandFontPlugin(at('apps/web/public/fonts/iranyekan'), '/fonts/iranyekan'),
    planChunks(),
    refuseChunkCycles(),
    prerenderPages(),
    serviceWorkerPlugin({
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
