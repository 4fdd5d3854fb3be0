import { join } from 'node:path';
import { createDemoBackend } from '@nevisa/mocks/backend';
import { startServer } from '@nevisa/mocks/server';
import { createServer, type ViteDevServer } from 'vite';
import { readDemoPort, host, introduce, stopOnSignal } from './demo.ts';
import { createDemoRecogniser } from './recogniser.ts';

/**
 * Serves the demo from its sources, with hot reload and the mock backend on
 * one port (`PORT` or `--port`, else 4173). `--recogniser` names a server that
 * recognises the speech of live dictation. The content policy of the built
 * app is left out: the development client writes inline.
 */
const recogniser = createDemoRecogniser();
let vite: ViteDevServer | undefined;

const running = await startServer({
  port: await readDemoPort(),
  host,
  backend: createDemoBackend(recogniser?.options),
  fallback: (request, response) => vite?.middlewares(request, response),
});
vite = await createServer({
  configFile: join(import.meta.dirname, '../vite.config.ts'),
  mode: 'demo',
  server: { middlewareMode: true, hmr: { server: running.server } },
});
stopOnSignal(async () => {
  await vite?.close();
  await running.close();
});
introduce(running.url, await recogniser?.introduce());
