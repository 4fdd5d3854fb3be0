import { expect } from 'vitest';
import { countInFlight, pretendPort } from '../testing/pretendPort.ts';
import { pretendNetwork } from '../testing/pretendNetwork.ts';
import { type Inspect, startMachine } from '../testing/startMachine.ts';
import type { Failure, QueuedRevision, SavedPlace, SaveOutcome } from '@nevisa/api/types';
import { makeRefusal } from '../testing/fixtures.ts';
import { getSyncStatus } from './saveQueue.ts';
import { draftSyncMachine } from './draftSyncMachine.ts';
import type { DraftSyncEmitted } from './draftSyncTypes.ts';
import { SimulatedClock } from 'xstate';

/** A revision of a document that is not in the history. */
export function createRevision(id: string, more: Partial<QueuedRevision> = {}): QueuedRevision {
  return {
    id,
    documentId: `document of ${id}`,
    title: 'title',
    text: `text of ${id}`,
    segments: [],
    duration: 61_000,
    createdAt: '2026-11-21T10:30:00Z',
    historyId: null,
    revision: null,
    ...more,
  };
}

/** Starts the machine with fake ports. Waits have no jitter. */
export function startSync(inspect?: Inspect, watchNetwork?: () => void, allowed = true) {
  const clock = new SimulatedClock();
  const load = pretendPort<readonly QueuedRevision[]>();
  const save = pretendPort<SaveOutcome, QueuedRevision>();
  const forget = pretendPort<void, { ids: readonly string[] }>();
  const network = pretendNetwork(watchNetwork);
  const synced: DraftSyncEmitted[] = [];
  const machine = draftSyncMachine.provide({
    actors: {
      loadQueue: load.logic,
      saveRevision: save.logic,
      forgetRevisions: forget.logic,
      watchNetwork: network.logic,
    },
  });
  const input = { allowed, random: () => 0.5, now: () => clock.now() };
  const started = startMachine(machine, { clock, inspect, input });
  started.actor.on('revision.synced', (event) => synced.push(event));
  return {
    ...started,
    load,
    save,
    forget,
    /** The reported saves, in order. */
    synced,
    add: (revision: QueuedRevision) => started.send({ type: 'revision.added', revision }),
    networkReturns: network.returns,
    inFlight: () => countInFlight(load, save, forget),
  };
}

/** Starts the machine with its queue loaded. */
export async function startLoaded(
  entries: readonly QueuedRevision[] = [],
  inspect?: Inspect,
  allowed = true,
) {
  const sync = startSync(inspect, undefined, allowed);
  await sync.load.last().answer(entries);
  return sync;
}

/** Two revisions of two documents. */
export const revisions = { a: createRevision('a'), b: createRevision('b') };

export function place(revision: number, historyId = 'history of a'): SavedPlace {
  return { historyId, revision };
}

export function makeSaved(revision = 1, historyId?: string): SaveOutcome {
  return { ok: true, answer: place(revision, historyId) };
}

export function makeFailed(failure: Failure): SaveOutcome {
  return { ok: false, failure };
}

export const answers = {
  offline: makeFailed({ kind: 'network' }),
  broken: makeFailed({ kind: 'server', status: 502 }),
  conflict: { ...makeRefusal(409), current: place(7) },
} satisfies Record<string, SaveOutcome>;

type StartedSync = Awaited<ReturnType<typeof startLoaded>>;

/** The status of each document of `revisions`. */
export function listStatuses(sync: StartedSync) {
  return Object.values(revisions).map(({ documentId }) =>
    getSyncStatus(sync.context(), documentId),
  );
}

/** The ids of the revisions that were sent, in order. */
export function listSent(sync: StartedSync): string[] {
  return sync.save.calls.map(({ input }) => input.id);
}

/** Starts with a document that the server failed to save five times. */
export async function startHeld(inspect?: Inspect) {
  const sync = await startLoaded([revisions.a], inspect);
  for (const pause of [500, 1_000, 2_000, 4_000, 4_000]) {
    await sync.save.last().answer(answers.broken);
    sync.pass(pause);
  }
  expect(sync.actor.getSnapshot().value).toBe('holding');
  return sync;
}
