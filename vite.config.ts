import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
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
    projects: await listProjects(),
  },
}));
