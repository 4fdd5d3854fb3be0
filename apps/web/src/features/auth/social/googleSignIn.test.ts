import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGoogleSignIn, type GoogleIdentity, loaderAddress } from './googleSignIn.ts';

type Moment = 'skipped' | 'dismissed' | 'credential_returned';

/** A fake of Google's script: reports the `moments` in order, then returns the `credential`. */
function pretendGoogle(moments: readonly Moment[], credential?: string) {
  let options: Parameters<GoogleIdentity['initialize']>[0] | null = null;
  const identity: GoogleIdentity = {
    initialize: (given) => {
      options = given;
    },
    prompt: (listener) => {
      for (const moment of moments) {
        listener({
          isSkippedMoment: () => moment === 'skipped',
          isDismissedMoment: () => moment !== 'skipped',
          getDismissedReason: () => (moment === 'dismissed' ? 'cancel_called' : moment),
        });
      }
      if (credential !== undefined) {
        options?.callback({ credential });
      }
    },
  };
  const load = vi.fn<(address: string) => Promise<void>>(() => {
    vi.stubGlobal('google', { accounts: { id: identity } });
    return Promise.resolve();
  });
  return { load, clientId: () => options?.client_id };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('sign-in with Google', () => {
  it('R-074: Google’s script is loaded once, when the user asks for it', async () => {
    const google = pretendGoogle([], 'a-credential');
    const social = createGoogleSignIn('our-id', google.load);
    expect(google.load).not.toHaveBeenCalled();
    await social.getCredential();
    await social.getCredential();
    expect(google.load.mock.calls).toEqual([[loaderAddress]]);
    expect(google.clientId()).toBe('our-id');
  });

  it.each<[string, readonly Moment[], string | undefined, unknown]>([
    ['the credential', [], 'c-1', { ok: true, answer: 'c-1' }],
    [
      'the credential, whose window closes before',
      ['credential_returned'],
      'c-1',
      { ok: true, answer: 'c-1' },
    ],
    [
      'nothing where the person closed it',
      ['dismissed'],
      undefined,
      { ok: false, failure: { kind: 'aborted' } },
    ],
    [
      'a word where the browser did not show it',
      ['skipped'],
      undefined,
      { ok: false, failure: { kind: 'blocked' } },
    ],
  ])('R-170, R-172: brings %s', async (_, moments, credential, outcome) => {
    const { load } = pretendGoogle(moments, credential);
    expect(await createGoogleSignIn('our-id', load).getCredential()).toEqual(outcome);
  });

  it('R-230: a script that cannot be loaded is a network failure', async () => {
    const load = () => Promise.reject(new Error('offline'));
    expect(await createGoogleSignIn('our-id', load).getCredential()).toEqual({
      ok: false,
      failure: { kind: 'network' },
    });
  });
});
