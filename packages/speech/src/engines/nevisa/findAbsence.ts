import type { EngineAbsence } from '../../engine.ts';

/** Asks the server why a script of this build did not load. */
export async function findAbsence(url: string): Promise<EngineAbsence> {
  try {
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return status < 500 ? 'outdated' : 'offline';
  } catch {
    return 'offline';
  }
}
