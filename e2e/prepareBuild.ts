import { compressBuild, quickEncodings } from '../scripts/build/compressBuild.ts';
import { findFreshBuild } from '../scripts/build/findFreshBuild.ts';

/**
 * Builds the demo once before all end-to-end tests. Each test then serves it with
 * a backend of its own, see `openApp.ts`.
 */
export async function setup(): Promise<void> {
  const { folder } = await findFreshBuild('demo');
  await compressBuild(folder, quickEncodings);
}
