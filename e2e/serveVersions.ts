import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { createBackend } from '@nevisa/mocks/backend';
import { type RunningServer, startServer } from '@nevisa/mocks/server';
import { paths } from '../apps/web/src/shared/paths.ts';
import { findFreshBuild } from '../scripts/build/findFreshBuild.ts';
import { renewBuild, type RenewedBuild } from './renewBuild.ts';

const retiredWorker = join(import.meta.dirname, '../apps/web/src/serviceWorker/retiredWorker.js');

/** A server that is stopped and started again at its address, also with the next version of the app. */
export interface ServedVersions {
  url: string;
  backend: RunningServer['backend'];
  stop: () => Promise<void>;
  /** Starts it again as it was. */
  start: () => Promise<void>;
  /** Serves a version whose scripts have other names; the old ones are gone. */
  deploy: () => Promise<void>;
  /** The same, built with `VITE_SERVICE_WORKER=off`. */
  deployWithoutWorker: () => Promise<void>;
  close: () => Promise<void>;
}

/** Serves the demo build with a fresh backend. */
export async function serveVersions(): Promise<ServedVersions> {
  const { folder } = await findFreshBuild('demo');
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
  const serve = async ({ folder: next, remove }: RenewedBuild) => {
    endings.push(remove);
    appFolder = next;
    await stop();
    await start();
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    backend,
    stop,
    start,
    deploy: async () => serve(await renewBuild(folder)),
    deployWithoutWorker: async () => {
      const renewed = await renewBuild(folder);
      await cp(retiredWorker, join(renewed.folder, 'sw.js'));
      await serve(renewed);
    },
    close: async () => {
      await stop();
      await Promise.all(endings.map((end) => end()));
    },
  };
}
