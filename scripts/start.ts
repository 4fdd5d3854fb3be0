import { startServer } from '@nevisa/mocks/server';
import { paths } from '../apps/web/src/shared/paths.ts';
import { freshBuild } from './build/freshBuild.ts';
import { demoPort, host, introduce, stopOnSignal } from './demo.ts';

/** Serves the built demo and the mock backend on one port (`PORT` or `--port`, else 4173). */
const port = await demoPort();
console.log('Building the app, unless it is built already…');
const { folder, built } = await freshBuild('demo');
console.log(built ? 'Built.' : 'Nothing has changed since the last build.');
const running = await startServer({
  port,
  host,
  appFolder: folder,
  routes: Object.values(paths),
});
stopOnSignal(() => running.close());
introduce(running.url);
