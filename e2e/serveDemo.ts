import type { Backend } from '@nevisa/mocks/backend';
import { startServer } from '@nevisa/mocks/server';
import { paths } from '../apps/web/src/shared/paths.ts';
import { freshBuild } from '../scripts/build/freshBuild.ts';

let build: ReturnType<typeof freshBuild> | undefined;

/** Serves the demo build, looked at once, on a free port. @param backend a fresh mock backend by default */
export async function serveDemo(backend?: Backend) {
  build ??= freshBuild('demo');
  const { folder } = await build;
  return startServer({
    port: 0,
    appFolder: folder,
    routes: Object.values(paths),
    ...(backend && { backend }),
  });
}
