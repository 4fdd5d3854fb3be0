import { createGoogleSignIn } from '../../apps/web/src/features/auth/social/googleSignIn.ts';
import { admitEmptyMarkup } from '../../apps/web/src/shared/security/defaultPolicy.ts';

/** Sign-in with Google as the app calls it; the end-to-end test plays Google's host. */
admitEmptyMarkup();
Object.assign(globalThis, {
  signIn: () => createGoogleSignIn('client-id').getCredential(),
});
