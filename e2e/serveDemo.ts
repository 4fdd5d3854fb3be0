import { startServer } from '@nevisa/mocks/server';
import { paths } from '../apps/web/src/shared/paths.ts';
import { freshBuild } from '../scripts/build/freshBuild.ts';

let build: ReturnType<typeof freshBuild> | undefined;

/** Serves the demo build, looked at once, with a fresh mock backend on a free port. */
export async function serveDemo() {
  build ??= freshBuild('demo');
  const { folder } = await build;
  return startServer({ port: 0, appFolder: folder, routes: Object.values(paths) });
}
