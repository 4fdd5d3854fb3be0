import type { Backend } from '@nevisa/mocks/backend';
import { startServer } from '@nevisa/mocks/server';
import { paths } from '../apps/web/src/shared/paths.ts';
import { findFreshBuild } from '../scripts/build/findFreshBuild.ts';

let build: ReturnType<typeof findFreshBuild> | undefined;

/** Serves the demo build, looked at once, on a free port. @param backend a fresh mock backend by default */
export async function serveDemo(backend?: Backend) {
  build ??= findFreshBuild('demo');
  const { folder } = await build;
  return startServer({
    port: 0,
    appFolder: folder,
    routes: Object.values(paths),
    ...(backend && { backend }),
  });
}
