import { describe, expect, it, vi } from 'vitest';
import type { BrowserStorage } from './browserStorage.ts';
import { createTokenStore, tokenKey } from './tokenStore.ts';

const token = 'sara-token-0001';

function start(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept));
  let hear: (key: string | null) => void = () => undefined;
  const storage: BrowserStorage = {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: (key) => {
      values.delete(key);
    },
    watch: (listener) => {
      hear = listener;
      return () => {
        hear = () => undefined;
      };
    },
  };
  return {
    tokens: createTokenStore(storage),
    values,
    /** Simulates another tab. */
    elsewhere: (change: () => void, key: string | null) => {
      change();
      hear(key);
    },
  };
}

describe('the token store', () => {
  it('R-012: the raw token is stored as accessToken', () => {
    const { tokens, values } = start();
    tokens.store(token);
    expect([tokenKey, ...values]).toEqual(['accessToken', ['accessToken', token]]);
    expect(tokens.read()).toBe(token);
  });

  it('R-196: the token can be removed', () => {
    const { tokens, values } = start({ accessToken: token });
    tokens.remove();
    expect([tokens.read(), values.size]).toEqual([null, 0]);
  });

  it.each(['a', 'x7', 'x'.repeat(4_096)])(
    'R-191: a saved token of any length that a header can have is read: %#',
    (saved) => {
      expect(start({ accessToken: saved }).tokens.read()).toBe(saved);
    },
  );

  it.each(['', 'with\nline break', 'نویسه‌های فارسی', 'with space inside', 'x'.repeat(4_097)])(
    'A16: a value that is invalid in a header is removed: %j',
    (broken) => {
      const { tokens, values } = start({ accessToken: broken });
      expect([tokens.read(), values.size]).toEqual([null, 0]);
    },
  );

  it('R-058: the store reports the removal by another tab', () => {
    const { tokens, values, elsewhere } = start({ accessToken: token });
    const gone = vi.fn<(token: string | null) => void>();
    tokens.watch(gone);
    elsewhere(() => values.delete(tokenKey), tokenKey);
    expect(gone.mock.calls).toEqual([[null]]);
  });

  it('R-058: the store reports that another tab cleared the storage', () => {
    const { tokens, values, elsewhere } = start({ accessToken: token });
    const gone = vi.fn<(token: string | null) => void>();
    tokens.watch(gone);
    elsewhere(() => {
      values.clear();
    }, null);
    expect(gone.mock.calls).toEqual([[null]]);
  });

  it('S07: the store reports the token of another user from another tab', () => {
    const { tokens, values, elsewhere } = start({ accessToken: token });
    const gone = vi.fn<(token: string | null) => void>();
    tokens.watch(gone);
    elsewhere(() => values.set(tokenKey, 'reza-token-0002'), tokenKey);
    expect(gone.mock.calls).toEqual([['reza-token-0002']]);
  });

  it('R-058: the store ignores other keys, and changes after unsubscribing', () => {
    const { tokens, values, elsewhere } = start({ accessToken: token });
    const gone = vi.fn<(token: string | null) => void>();
    const stop = tokens.watch(gone);
    elsewhere(() => values.set('nevisa.theme', 'olive'), 'nevisa.theme');
    stop();
    elsewhere(() => values.delete(tokenKey), tokenKey);
    expect(gone).not.toHaveBeenCalled();
  });
});
