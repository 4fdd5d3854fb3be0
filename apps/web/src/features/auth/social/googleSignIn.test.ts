import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  answerLimit,
  createGoogleSignIn,
  type GoogleIdentity,
  loaderAddress,
} from './googleSignIn.ts';

type Moment = 'skipped' | 'dismissed' | 'credential_returned';

/** A fake of Google's script: reports the `moments` in order, then returns the `credential`. */
function pretendGoogle(moments: readonly Moment[], credential?: string) {
  const cancel = vi.fn<() => void>();
  let options: Parameters<GoogleIdentity['initialize']>[0] | null = null;
  const identity: GoogleIdentity = {
    initialize: (given) => {
      options = given;
    },
    cancel,
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
  return { load, cancel, clientId: () => options?.client_id };
}

afterEach(() => {
  vi.useRealTimers();
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

  it('R-172: a prompt without an answer ends at the limit and is closed', async () => {
    vi.useFakeTimers();
    const { load, cancel } = pretendGoogle([]);
    const asked = createGoogleSignIn('our-id', load).getCredential();
    await vi.advanceTimersByTimeAsync(answerLimit - 1);
    expect(cancel).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toEqual({ ok: false, failure: { kind: 'unanswered' } });
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('R-172: a prompt that the user gives up is closed at once', async () => {
    const { load, cancel, clientId } = pretendGoogle([]);
    const user = new AbortController();
    const asked = createGoogleSignIn('our-id', load).getCredential(user.signal);
    await vi.waitFor(() => expect(clientId()).toBe('our-id'));
    user.abort();
    expect(await asked).toEqual({ ok: false, failure: { kind: 'aborted' } });
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('R-172: a script that arrives after the limit opens no prompt', async () => {
    vi.useFakeTimers();
    const { load, clientId } = pretendGoogle([]);
    const late = async (address: string) => {
      await new Promise((resolve) => {
        setTimeout(resolve, answerLimit + 1);
      });
      await load(address);
    };
    const asked = createGoogleSignIn('our-id', late).getCredential();
    await vi.advanceTimersByTimeAsync(answerLimit + 2);
    expect(await asked).toEqual({ ok: false, failure: { kind: 'unanswered' } });
    expect(clientId()).toBeUndefined();
  });

  it('R-230: a script that cannot be loaded is a network failure', async () => {
    const load = () => Promise.reject(new Error('offline'));
    expect(await createGoogleSignIn('our-id', load).getCredential()).toEqual({
      ok: false,
      failure: { kind: 'network' },
    });
  });
});
