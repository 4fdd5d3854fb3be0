import type { User } from '@nevisa/api/types';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createObservable } from '../../shared/observable.ts';
import type { AuthStore } from '../auth/authSession/authStore.ts';
import { refreshAccount } from './refreshAccount.ts';

function start() {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const facts = createObservable({ user: { id: 1 } as User });
  const send = vi.fn<AuthStore['send']>();
  const ended = vi.fn<() => void>();
  const store = { facts: facts.read, subscribe: facts.subscribe, send };
  void refreshAccount(store as unknown as AuthStore).then(ended);
  return { facts, send, ended };
}

it('R-198, T-4: the account is loaded again, and waited for', async () => {
  const { facts, send, ended } = start();
  expect(send.mock.calls).toEqual([[{ type: 'profile.changed' }]]);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(ended).not.toHaveBeenCalled();
  facts.write({ user: { id: 1 } as User });
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledOnce();
});

it('R-198, T-4: a page waits ten seconds at most for the account', async () => {
  const { ended } = start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ended).toHaveBeenCalledOnce();
});
