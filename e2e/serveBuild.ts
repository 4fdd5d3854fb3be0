import { freshBuild } from '../scripts/build/freshBuild.ts';

/**
 * Builds the demo once before all end-to-end tests. Each test file then serves
 * it with a backend of its own, see `openApp.ts`.
 */
export async function setup(): Promise<void> {
  await freshBuild('demo');
}
