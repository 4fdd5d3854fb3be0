import { trustedScriptUrl } from '../security/trustedScriptUrl.ts';
import type { SocialSignIn } from './socialSignIn.ts';

const loaderAddress = 'https://accounts.google.com/gsi/client';

/** The part of Google's own script that is used here (Google Identity Services, JavaScript reference). */
interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    callback: (answer: { credential: string }) => void;
    use_fedcm_for_prompt: boolean;
  }): void;
  prompt(
    listener: (moment: { isSkippedMoment(): boolean; isDismissedMoment(): boolean }) => void,
  ): void;
}

/** Sign-in with Google; nothing of Google is loaded before the person asks for it (security decision 5). */
export function createGoogleSignIn(clientId: string): SocialSignIn {
  return {
    async getCredential() {
      const identity = await loadIdentity();
      if (identity === null) {
        return { ok: false, failure: { kind: 'network' } };
      }
      return new Promise((resolve) => {
        identity.initialize({
          client_id: clientId,
          use_fedcm_for_prompt: true,
          callback: ({ credential }) => {
            resolve({ ok: true, answer: credential });
          },
        });
        identity.prompt((moment) => {
          if (moment.isSkippedMoment() || moment.isDismissedMoment()) {
            resolve({ ok: false, failure: { kind: 'aborted' } });
          }
        });
      });
    },
  };
}

function loadIdentity(): Promise<GoogleIdentity | null> {
  const present = identityOnPage();
  if (present !== null) {
    return Promise.resolve(present);
  }
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = trustedScriptUrl(loaderAddress);
    script.async = true;
    script.addEventListener('load', () => {
      resolve(identityOnPage());
    });
    script.addEventListener('error', () => {
      script.remove();
      resolve(null);
    });
    document.head.append(script);
  });
}

function identityOnPage(): GoogleIdentity | null {
  const { google } = globalThis as { google?: { accounts?: { id?: GoogleIdentity } } };
  return google?.accounts?.id ?? null;
}
