import { createDemoBackend } from '@nevisa/mocks/backend';
import { startServer } from '@nevisa/mocks/server';
import { paths } from '../apps/web/src/shared/paths.ts';
import { findFreshBuild } from './build/findFreshBuild.ts';
import { readDemoPort, host, introduce, stopOnSignal } from './demo.ts';
import { createDemoRecogniser } from './recogniser.ts';

/**
 * Builds the demo and serves it with the mock backend on one port (`PORT` or `--port`, else
 * 4173). `--recogniser` names a server that recognises the speech of live dictation.
 */
const recogniser = createDemoRecogniser();
const port = await readDemoPort();
console.log('Building the app…');
const { folder } = await findFreshBuild('demo');
const running = await startServer({
  port,
  host,
  backend: createDemoBackend(recogniser?.options),
  appFolder: folder,
  routes: Object.values(paths),
});
stopOnSignal(() => running.close());
introduce(running.url, await recogniser?.introduce());
