import type { Client } from '@nevisa/api';
import type { User } from '@nevisa/api/types';
import { expect, it, vi } from 'vitest';
import { createUserScopes } from '../../../app/userScope.ts';
import { createHistory, type HistoryPorts } from './historyMember.ts';

const done = (ids: readonly unknown[]) =>
  Promise.resolve({ ok: true as const, answer: { done: ids, failed: [] } });

function arrange() {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const calls: string[] = [];
  const client = {
    deleteHistory: ({ ids }: { ids: readonly unknown[] }) => {
      calls.push('delete');
      return done(ids);
    },
    restoreHistory: ({ ids }: { ids: readonly unknown[] }) => {
      calls.push('restore');
      return done(ids);
    },
  } as unknown as Client;
  const user = { id: 1 } as User;
  const scopes = createUserScopes<HistoryPorts>(
    { facts: () => ({ user, expired: false }), subscribe: () => () => undefined },
    () => ({ authStore: { client: () => client } }),
  );
  return { calls, scopes, history: scopes.open(1).get(createHistory) };
}

it('X-105: the deletion is sent before its toast, and stays when the tab is hidden or closed', async () => {
  vi.useFakeTimers();
  const { calls, scopes, history } = arrange();
  const settled: string[] = [];
  history.actor.on('bulk.settled', () => settled.push([...calls].join()));
  history.actor.send({ type: 'bulk.requested', action: 'trash', ids: [7] });
  expect(calls).toEqual(['delete']);
  history.actor.send({ type: 'page.hidden' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(settled).toEqual(['delete']);
  scopes.dispose();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual(['delete']);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
