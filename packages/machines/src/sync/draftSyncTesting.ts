import { countInFlight, pretendPort } from '../testing/pretendPort.ts';
import { pretendNetwork } from '../testing/pretendNetwork.ts';
import { type Inspect, startMachine } from '../testing/startMachine.ts';
import type { QueuedRevision, SaveOutcome } from '@nevisa/api/types';
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
