import { importChunk } from '../../../shared/late/importChunk.ts';
import type { AuthOptions, RunningAuth, startAuth } from './startAuth.ts';

const importAuth = () => import('./startAuth.ts');

/**
 * Loads the code of the auth session, in a second attempt if the first is lost (G02), and starts it.
 *
 * @throws TypeError when the code could not be loaded twice.
 */
export async function loadAuth(
  readOptions: () => AuthOptions,
  load: () => Promise<{ startAuth: typeof startAuth }> = importAuth,
): Promise<RunningAuth> {
  const chunk = await importChunk(load);
  return chunk.startAuth(readOptions());
}
