import type { QueuedRevision } from '@nevisa/api/types';
import { type History, type SaveQueue, saveRevision } from '@nevisa/drafts';
import { draftSyncMachine } from '@nevisa/machines';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import { readMonotonicClock } from './readMonotonicClock.ts';

export type DraftSync = ActorRefFrom<typeof draftSyncMachine>;

/** Waits before a queue is read again that the browser has not given, in ms; the last one is repeated. */
const readAgainAfter = [250, 1_000, 4_000, 15_000];

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
      loadQueue: fromPromise(({ signal }) => readQueue(queue, signal)),
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

/** Reads the queue until the browser gives it: an unread one is not empty, and has to be sent. */
async function readQueue(
  queue: SaveQueue,
  signal: AbortSignal,
): Promise<readonly QueuedRevision[]> {
  for (let tries = 0; ; tries += 1) {
    const before = queue.countUnread();
    const revisions = await queue.list();
    if (queue.countUnread() === before || signal.aborted) {
      return revisions;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, readAgainAfter[tries] ?? readAgainAfter.at(-1));
    });
  }
}
