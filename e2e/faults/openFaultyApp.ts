import type { OpenedBrowser } from '../openBrowser.ts';
import { serveDemo } from '../serveDemo.ts';
import { openPage } from '../sharedBrowser.ts';
import { startFaultyProxy, type FaultyProxy } from './faultyProxy.ts';

export interface FaultyApp extends OpenedBrowser, Pick<FaultyProxy, 'url' | 'arrange'> {}

/** Opens a page whose time the test controls, in front of the demo behind a proxy that can break calls. */
export async function openFaultyApp(): Promise<FaultyApp> {
  const server = await serveDemo();
  const proxy = await startFaultyProxy(server.url);
  const opened = await openPage();
  await opened.page.clock.install();
  return {
    ...opened,
    url: proxy.url,
    arrange: (...given) => proxy.arrange(...given),
    close: async () => {
      await opened.close();
      await proxy.close();
      await server.close();
    },
  };
}
