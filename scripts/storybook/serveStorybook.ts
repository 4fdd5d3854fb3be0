import { preview } from 'vite';
import { findFreshBuild, type Build } from '../build/findFreshBuild.ts';

/** The built Storybook on a port of this machine. */
export interface ServedStorybook extends Build {
  /** Without a slash at the end. */
  url: string;
  close: () => Promise<void>;
}

export async function serveStorybook(): Promise<ServedStorybook> {
  const build = await findFreshBuild('storybook');
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir: build.folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) {
    throw new Error('The built Storybook could not be served on 127.0.0.1.');
  }
  return { ...build, url: url.replace(/\/$/, ''), close: () => server.close() };
}
