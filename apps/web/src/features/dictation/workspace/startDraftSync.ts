import { type History, type SaveQueue, saveRevision } from '@nevisa/drafts';
import { draftSyncMachine } from '@nevisa/machines';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import { readMonotonicClock } from './readMonotonicClock.ts';

export type DraftSync = ActorRefFrom<typeof draftSyncMachine>;

/**
 * Starts saving the queued revisions of a person. Two tabs may do so at the same
 * time: a revision that one of them has saved is no conflict for the other.
 */
export function startDraftSync({
  history,
  queue,
  allowed = true,
}: {
  history: History;
  queue: SaveQueue;
  /** Whether texts may leave this device from the start. */
  allowed?: boolean;
}): DraftSync {
  const machine = draftSyncMachine.provide({
    actors: {
      loadQueue: fromPromise(() => queue.list()),
      saveRevision: fromPromise(({ input, signal }) => saveRevision(history, input, signal)),
      forgetRevisions: fromPromise(({ input }) => queue.remove(input.ids)),
      watchNetwork: fromCallback(({ sendBack }) => {
        const report = () => sendBack({ type: 'network.returned' });
        addEventListener('online', report);
        return () => removeEventListener('online', report);
      }),
    },
  });
  return createActor(machine, {
    input: { allowed, random: Math.random, now: readMonotonicClock },
  }).start();
}
