import { startServer } from '@nevisa/mocks/server';
import { paths } from '../apps/web/src/paths.ts';
import { freshBuild } from '../scripts/build/freshBuild.ts';

/** Serves the demo build with a fresh mock backend on a free port. */
export async function serveDemo() {
  const { folder } = await freshBuild('demo');
  return startServer({ port: 0, appFolder: folder, routes: Object.values(paths) });
}
