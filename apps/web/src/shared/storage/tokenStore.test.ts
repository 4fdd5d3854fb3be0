import { describe, expect, it } from 'vitest';
import type { BrowserStorage } from './browserStorage.ts';
import { createRenewableToken, type TokenChange } from './renewableToken.ts';
import { lastActKey } from './lastAct.ts';
import { createTokenStore, tokenKey } from './tokenStore.ts';

const token = 'sara-token-0001';

function start(
  kept: Record<string, string> | Map<string, string> = {},
  tellKept?: (isKept: boolean) => void,
) {
  const values = kept instanceof Map ? kept : new Map(Object.entries(kept));
  let hear: (key: string | null) => void = () => undefined;
  let isFull = false;
  const storage: BrowserStorage = {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      values.set(key, value);
      return !isFull;
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
    tokens: createRenewableToken(storage, createTokenStore(storage, tellKept)),
    values,
    fill: () => {
      isFull = true;
    },
    /** Simulates another tab. */
    elsewhere: (change: () => void, key: string | null) => {
      change();
      hear(key);
    },
  };
}

/** A stored token, whose changes by other tabs are recorded until `stop`. */
function startWatched() {
  const started = start({ accessToken: token });
  const changes: TokenChange[] = [];
  const stop = started.tokens.watch((change) => changes.push(change));
  return { ...started, changes, stop };
}

describe('the token store', () => {
  it('R-012: the raw token is stored as accessToken', () => {
    const { tokens, values } = start();
    tokens.store(token);
    expect([tokenKey, ...values]).toEqual(['accessToken', ['accessToken', token]]);
    expect(tokens.read()).toBe(token);
  });

  it('X-328: a new token begins without the time of the last act', () => {
    const { tokens, values } = start({ [lastActKey]: '1' });
    tokens.store(token);
    expect(values.has(lastActKey)).toBe(false);
  });

  it('S02: a token that the browser does not store holds for this page, and the store reports it', () => {
    const reports: boolean[] = [];
    const { tokens, fill } = start({}, (isKept) => void reports.push(isKept));
    tokens.store(token);
    fill();
    tokens.store('sara-token-0002');
    expect(tokens.read()).toBe('sara-token-0002');
    tokens.remove();
    expect(reports).toEqual([true, false, true]);
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
    const { changes, elsewhere, values } = startWatched();
    elsewhere(() => values.delete(tokenKey), tokenKey);
    expect(changes).toEqual(['removed']);
  });

  it('R-058: the store reports that another tab cleared the storage', () => {
    const { changes, elsewhere, values } = startWatched();
    elsewhere(() => values.clear(), null);
    expect(changes).toEqual(['removed']);
  });

  it('S07: the store reports the token of another user from another tab', () => {
    const { changes, elsewhere, values } = startWatched();
    elsewhere(() => values.set(tokenKey, 'reza-token-0002'), tokenKey);
    expect(changes).toEqual(['replaced']);
  });

  it('R-058: the store ignores other keys, and changes after unsubscribing', () => {
    const { changes, elsewhere, stop, values } = startWatched();
    elsewhere(() => values.set('nevisa.theme', 'olive'), 'nevisa.theme');
    stop();
    elsewhere(() => values.delete(tokenKey), tokenKey);
    expect(changes).toEqual([]);
  });

  it('X-234: another tab reports the changed token of the same person as renewed', () => {
    const { changes, elsewhere, tokens, values } = startWatched();
    elsewhere(() => start(values).tokens.replace(token, 'sara-token-0002'), tokenKey);
    elsewhere(() => start(values).tokens.replace('sara-token-0002', 'sara-token-0003'), tokenKey);
    expect(changes).toEqual(['renewed', 'renewed']);
    expect(tokens.findNewer(token)).toBe('sara-token-0003');
    expect(JSON.stringify([...values].filter(([key]) => key !== tokenKey))).not.toContain('sara');
  });

  it('X-234: a tab that missed a change goes on after the next one', () => {
    const { changes, elsewhere, values } = startWatched();
    start(values).tokens.replace(token, 'sara-token-0002');
    elsewhere(() => start(values).tokens.replace('sara-token-0002', 'sara-token-0003'), tokenKey);
    expect(changes).toEqual(['renewed']);
  });

  it('A04: after a changed password the token of another sign-in is that of another account', () => {
    const { changes, elsewhere, tokens, values } = startWatched();
    start(values).tokens.replace(token, 'sara-token-0002');
    elsewhere(() => values.set(tokenKey, 'reza-token-0002'), tokenKey);
    expect(changes).toEqual(['replaced']);
    expect(tokens.findNewer(token)).toBeNull();
    expect(tokens.findNewer('reza-token-0002')).toBeNull();
  });

  it.each(['[', '{}', 'null', '["a"]', '7'])(
    'A04: without a readable chain each other token is that of another account: %s',
    (broken) => {
      const { tokens } = start({ accessToken: token, 'nevisa.tokenChain': broken });
      expect(tokens.findNewer('another')).toBeNull();
    },
  );

  it('A04: the answer of a change does not replace the token of another sign-in, or bring back a removed one', () => {
    const { tokens, values } = start({ accessToken: 'reza-token-0002' });
    tokens.replace(token, 'sara-token-0002');
    expect(tokens.read()).toBe('reza-token-0002');
    tokens.remove();
    tokens.replace(token, 'sara-token-0002');
    expect(values.size).toBe(0);
  });

  it('R-196: a removed token leaves nothing of itself', () => {
    const { tokens, values } = start({ accessToken: token });
    tokens.replace(token, 'sara-token-0002');
    tokens.remove();
    expect(values.size).toBe(0);
  });
});
