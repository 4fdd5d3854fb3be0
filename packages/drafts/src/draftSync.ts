import { draftSyncMachine } from '@nevisa/machines';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import type { Outgoing } from './outgoing.ts';
import { savePiece, type History } from './savePiece.ts';

export type DraftSync = ActorRefFrom<typeof draftSyncMachine>;

/**
 * Begins to send what waits on this device to the history of a person.
 *
 * Two tabs may do so at once: what one of them has brought there is no
 * conflict for the other.
 */
export function startDraftSync({
  history,
  outgoing,
}: {
  history: History;
  outgoing: Outgoing;
}): DraftSync {
  const machine = draftSyncMachine.provide({
    actors: {
      loadQueue: fromPromise(() => outgoing.list()),
      saveRevision: fromPromise(({ input, signal }) => savePiece(history, input, signal)),
      forgetRevisions: fromPromise(({ input }) => outgoing.remove(input.ids)),
      watchNetwork: fromCallback(({ sendBack }) => {
        const tell = () => sendBack({ type: 'network.returned' });
        addEventListener('online', tell);
        return () => removeEventListener('online', tell);
      }),
    },
  });
  return createActor(machine, { input: { random: Math.random, now: Date.now } }).start();
}
