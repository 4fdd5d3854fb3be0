import { createBackend } from '@nevisa/mocks/backend';
import { type RunningServer, startServer } from '@nevisa/mocks/server';
import { paths } from '../apps/web/src/shared/paths.ts';
import { freshBuild } from '../scripts/build/freshBuild.ts';
import { renewBuild } from './renewBuild.ts';

/** A server that is stopped and started again at its address, also with the next version of the app. */
export interface ServedVersions {
  url: string;
  backend: RunningServer['backend'];
  stop: () => Promise<void>;
  /** Starts it again as it was. */
  start: () => Promise<void>;
  /** Serves a version whose scripts have other names; the old ones are gone. */
  deploy: () => Promise<void>;
  close: () => Promise<void>;
}

/** Serves the demo build with a fresh backend. */
export async function serveVersions(): Promise<ServedVersions> {
  const { folder } = await freshBuild('demo');
  const backend = createBackend({ elapsed: () => performance.now() });
  const endings: (() => Promise<void>)[] = [];
  let appFolder = folder;
  let port = 0;
  let running: RunningServer | null = null;
  const stop = async () => {
    await running?.close();
    running = null;
  };
  const start = async () => {
    running = await startServer({ port, backend, appFolder, routes: Object.values(paths) });
    port = Number(new URL(running.url).port);
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    backend,
    stop,
    start,
    deploy: async () => {
      const renewed = await renewBuild(folder);
      endings.push(renewed.remove);
      appFolder = renewed.folder;
      await stop();
      await start();
    },
    close: async () => {
      await stop();
      await Promise.all(endings.map((end) => end()));
    },
  };
}
