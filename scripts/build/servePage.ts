import { basename, join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { startServer, type RunningServer, type ServerOptions } from '@nevisa/mocks/server';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

export interface ServePageOptions {
  /** Uses the build of React that counts commits. @default false */
  profiling?: boolean;
  /** Options of the security headers. */
  headers?: ServerOptions['headers'];
}

/** Builds a page of tests or benches (a folder with an `index.html`) as the app is built, and serves it under the app's headers. */
export async function servePage(
  folder: string,
  { profiling = false, headers = {} }: ServePageOptions = {},
): Promise<RunningServer> {
  const built = join(
    import.meta.dirname,
    '../../node_modules/.cache/nevisa-pages',
    basename(folder),
  );
  // A test run sets another value, which would make a development build.
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [react(), optimizeLocales.vite({ locales: ['en-US'] })],
    ...(profiling && { resolve: { alias: { 'react-dom/client': 'react-dom/profiling' } } }),
    build: { outDir: built, emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 2_000 },
  }).finally(() => {
    process.env['NODE_ENV'] = NODE_ENV;
  });
  return startServer({ port: 0, appFolder: built, routes: ['/'], headers });
}
