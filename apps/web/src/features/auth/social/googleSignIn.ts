import { loadScript } from './loadScript.ts';
import type { SocialSignIn } from './socialSignIn.ts';

export const loaderAddress = 'https://accounts.google.com/gsi/client';

/** The used part of Google's script (Google Identity Services, JavaScript reference). */
export interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    callback: (answer: { credential: string }) => void;
    use_fedcm_for_prompt: boolean;
  }): void;
  prompt(listener: (moment: PromptMoment) => void): void;
}

interface PromptMoment {
  isSkippedMoment(): boolean;
  isDismissedMoment(): boolean;
  getDismissedReason(): string;
}

/**
 * Sign-in with Google. Google's script is loaded only when the user asks for it (SD-5).
 *
 * @param load loads a script; rejects on failure
 */
export function createGoogleSignIn(
  clientId: string,
  load: (address: string) => Promise<void> = loadScript,
): SocialSignIn {
  return {
    async getCredential() {
      const identity =
        identityOnPage() ?? (await load(loaderAddress).then(identityOnPage, () => null));
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
          if (moment.isSkippedMoment()) {
            resolve({ ok: false, failure: { kind: 'blocked' } });
          } else if (
            moment.isDismissedMoment() &&
            moment.getDismissedReason() !== 'credential_returned'
          ) {
            resolve({ ok: false, failure: { kind: 'aborted' } });
          }
        });
      });
    },
  };
}

function identityOnPage(): GoogleIdentity | null {
  const { google } = globalThis as { google?: { accounts?: { id?: GoogleIdentity } } };
  return google?.accounts?.id ?? null;
}
