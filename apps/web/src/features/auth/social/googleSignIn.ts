import type { Failure, Outcome } from '@nevisa/api/types';
import { loadScript } from './loadScript.ts';
import type { SocialSignIn } from './socialSignIn.ts';

export const loaderAddress = 'https://accounts.google.com/gsi/client';

/** How long Google's script and the user may take together, in ms. */
export const answerLimit = 120_000;

/** The used part of Google's script (Google Identity Services, JavaScript reference). */
export interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    callback: (answer: { credential: string }) => void;
    use_fedcm_for_prompt: boolean;
  }): void;
  prompt(listener: (moment: PromptMoment) => void): void;
  /** Closes the prompt. */
  cancel(): void;
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
    async getCredential(signal) {
      const end = new AbortController();
      const timer = setTimeout(() => end.abort(), answerLimit);
      const cancel = () => end.abort();
      signal?.addEventListener('abort', cancel);
      try {
        return await Promise.race([
          askGoogle(clientId, load, end.signal),
          toEnd(end.signal).then(() =>
            makeFailed(signal?.aborted === true ? 'aborted' : 'unanswered'),
          ),
        ]);
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
      }
    },
  };
}

async function askGoogle(
  clientId: string,
  load: (address: string) => Promise<void>,
  end: AbortSignal,
): Promise<Outcome<string>> {
  const identity = readIdentity() ?? (await load(loaderAddress).then(readIdentity, () => null));
  if (identity === null) {
    return makeFailed('network');
  }
  if (end.aborted) {
    // The user has not waited for the script: no prompt may open now.
    return makeFailed('aborted');
  }
  end.addEventListener('abort', () => identity.cancel());
  return prompt(identity, clientId);
}

function prompt(identity: GoogleIdentity, clientId: string): Promise<Outcome<string>> {
  return new Promise((resolve) => {
    identity.initialize({
      client_id: clientId,
      use_fedcm_for_prompt: true,
      callback: ({ credential }) => resolve({ ok: true, answer: credential }),
    });
    identity.prompt((moment) => {
      if (moment.isSkippedMoment()) {
        resolve(makeFailed('blocked'));
      } else if (
        moment.isDismissedMoment() &&
        moment.getDismissedReason() !== 'credential_returned'
      ) {
        resolve(makeFailed('aborted'));
      }
    });
  });
}

function toEnd(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
}

function makeFailed(
  kind: Exclude<Failure['kind'], 'refused' | 'server' | 'schema'>,
): Outcome<never> {
  return { ok: false, failure: { kind } };
}

function readIdentity(): GoogleIdentity | null {
  const { google } = globalThis as { google?: { accounts?: { id?: GoogleIdentity } } };
  return google?.accounts?.id ?? null;
}
