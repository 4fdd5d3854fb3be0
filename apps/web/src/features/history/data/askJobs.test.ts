import type { Client } from '@nevisa/api';
import type { Id } from '@nevisa/api/types';
import { expect, it, vi } from 'vitest';
import { createUserScopes, type UserScope } from '../../../app/userScope.ts';
import { createHistory, type HistoryPorts } from './historyMember.ts';

/** A server that is working on conversions, and of which the app cannot read some rows. */
function arrange(isReadable: (id: Id) => boolean) {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const listHistory = vi.fn(({ ids = [] }: { ids?: readonly Id[] }) =>
    Promise.resolve({
      ok: true,
      answer: {
        count: ids.length,
        results: ids.filter(isReadable).map((id) => ({ id, status: 'PROCESSING', progress: 9 })),
      },
    }),
  );
  const client = { listHistory } as unknown as Client;
  const scopes = createUserScopes<HistoryPorts>(
    {
      facts: () => ({ user: { id: 1 }, expired: false }),
      subscribe: () => () => undefined,
    },
    () => ({
      authStore: { client: () => client },
      sounds: { isSet: () => false },
      userScope: () => ({}) as unknown as UserScope<never>,
    }),
  );
  const { actor } = scopes.open(1).get(createHistory);
  const reports: string[] = [];
  actor.on('*', ({ type }) => reports.push(type));
  return {
    reports,
    listHistory,
    watched: () => actor.getSnapshot().context.jobs.size,
    watch: async (count: number) => {
      const jobs = Array.from({ length: count }, (_, at) => ({
        id: at + 1,
        status: 'PROCESSING' as const,
        progress: 5,
      }));
      actor.send({ type: 'jobs.seen', jobs });
      await vi.advanceTimersByTimeAsync(2_000);
    },
    end: () => {
      scopes.dispose();
      vi.useRealTimers();
      vi.unstubAllGlobals();
    },
  };
}

it('X-129: more jobs than one call may name are all asked about, and none is called lost', async () => {
  vi.useFakeTimers();
  const { listHistory, reports, watch, watched, end } = arrange(() => true);
  await watch(101);
  const sizes = listHistory.mock.calls.map(([{ ids }]) => ids?.length);
  expect({ sizes, reports, watched: watched() }).toEqual({
    sizes: [100, 1],
    reports: [],
    watched: 101,
  });
  end();
});

it('X-129: a job whose row cannot be read is not called lost, and is watched further', async () => {
  vi.useFakeTimers();
  const { reports, watch, watched, end } = arrange((id) => id !== 2);
  await watch(3);
  expect({ reports, watched: watched() }).toEqual({ reports: [], watched: 3 });
  end();
});
