import { importChunk } from '../../../shared/late/importChunk.ts';
import type { SocialSignIn } from './socialSignIn.ts';

/** Sign-in with Google whose own code comes with the first press, as Google's does. */
export function createLazyGoogleSignIn(clientId: string): SocialSignIn {
  return {
    async getCredential(signal) {
      try {
        const { createGoogleSignIn } = await importChunk(() => import('./googleSignIn.ts'));
        return await createGoogleSignIn(clientId).getCredential(signal);
      } catch {
        return { ok: false, failure: { kind: 'network' } };
      }
    },
  };
}
