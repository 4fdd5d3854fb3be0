import { createDemoBackend } from '@nevisa/mocks/backend';
import { startServer } from '@nevisa/mocks/server';
import { paths } from '../apps/web/src/shared/paths.ts';
import { freshBuild } from './build/freshBuild.ts';
import { demoPort, host, introduce, stopOnSignal } from './demo.ts';
import { demoRecogniser } from './recogniser.ts';

/**
 * Builds the demo and serves it with the mock backend on one port (`PORT` or `--port`, else
 * 4173). `--recogniser` names a server that recognises the speech of live dictation.
 */
const recogniser = demoRecogniser();
const port = await demoPort();
console.log('Building the app…');
const { folder } = await freshBuild('demo');
const running = await startServer({
  port,
  host,
  backend: createDemoBackend(recogniser?.options),
  appFolder: folder,
  routes: Object.values(paths),
});
stopOnSignal(() => running.close());
introduce(running.url, await recogniser?.introduce());
