import type { Client } from '@nevisa/api';
import type { User } from '@nevisa/api/types';
import { expect, it, vi } from 'vitest';
import { createUserScopes, type UserScope } from '../../../app/userScope.ts';
import { createReviewStore } from '../editing/review/reviewStore.ts';
import { createHistory, type HistoryPorts } from './historyMember.ts';

const done = (ids: readonly unknown[]) =>
  Promise.resolve({ ok: true as const, answer: { done: ids, failed: [] } });

function arrange() {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const calls: string[] = [];
  const forgotten: unknown[] = [];
  const forgottenReviews: unknown[] = [];
  const client = {
    deleteHistory: ({ ids }: { ids: readonly unknown[] }) => {
      calls.push('delete');
      return done(ids);
    },
    deleteHistoryForever: ({ ids }: { ids: readonly number[] }) =>
      Promise.resolve({
        ok: true as const,
        answer: {
          done: ids.filter((id) => id < 9),
          failed: [{ id: 9, code: 'not_found' }],
        },
      }),
    restoreHistory: ({ ids }: { ids: readonly unknown[] }) => {
      calls.push('restore');
      return done(ids);
    },
  } as unknown as Client;
  const user = { id: 1 } as User;
  const createMember = (id: unknown, create: unknown) => ({
    forget: async (ids: readonly unknown[]) => {
      (create === createReviewStore ? forgottenReviews : forgotten).push([id, ...ids]);
    },
  });
  const scopes = createUserScopes<HistoryPorts>(
    { facts: () => ({ user, expired: false }), subscribe: () => () => undefined },
    () => ({
      authStore: { client: () => client },
      sounds: { isSet: () => true },
      userScope: (id) =>
        ({ get: (create: unknown) => createMember(id, create) }) as unknown as UserScope<never>,
    }),
  );
  return { calls, forgotten, forgottenReviews, scopes, history: scopes.open(1).get(createHistory) };
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

it('X-142, X-153: sounds and reviews of conversations that were deleted for ever go, and those of the others stay', async () => {
  vi.useFakeTimers();
  const { forgotten, forgottenReviews, scopes, history } = arrange();
  history.actor.send({ type: 'bulk.requested', action: 'trash', ids: [7] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(forgotten).toEqual([]);
  history.actor.send({ type: 'bulk.requested', action: 'deleteForever', ids: [7, 9] });
  history.actor.send({ type: 'bulk.confirmed' });
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  // The code of the sounds loads late.
  await vi.waitFor(() => expect([forgotten, forgottenReviews]).toEqual([[['1', 7]], [['1', 7]]]));
  scopes.dispose();
  vi.unstubAllGlobals();
});
