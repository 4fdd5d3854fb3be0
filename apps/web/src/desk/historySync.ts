import { type Client, wholeConversationSchema } from '@nevisa/api';
import type { Failure } from '@nevisa/api/types';
import { draftSyncMachine, type Piece, type SaveOutcome } from '@nevisa/machines';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import * as v from 'valibot';

export type HistorySync = ActorRefFrom<typeof draftSyncMachine>;

/** Pieces that wait for the history on this device. Every write rejects with a `DraftRefusal`. */
export interface PieceQueue {
  add(piece: Piece): Promise<void>;
  /** In the order in which they were added. */
  list(): Promise<readonly Piece[]>;
  remove(ids: readonly string[]): Promise<void>;
}

type HistoryClient = Pick<Client, 'createHistory' | 'updateHistory'>;

/** The queue at work; it sends what waits since an earlier visit as soon as it is started. */
export function createHistorySync(queue: PieceQueue, client: HistoryClient): HistorySync {
  return createActor(
    draftSyncMachine.provide({
      actors: {
        loadQueue: fromPromise(() => queue.list()),
        savePiece: fromPromise(({ input, signal }) => savePiece(client, input, signal)),
        forgetPiece: fromPromise(({ input }) => queue.remove(input.ids)),
        watchNetwork: fromCallback(({ sendBack }) => {
          const tell = () => {
            sendBack({ type: 'network.returned' });
          };
          window.addEventListener('online', tell);
          return () => {
            window.removeEventListener('online', tell);
          };
        }),
      },
    }),
    { input: { random: Math.random, now: Date.now } },
  );
}

async function savePiece(
  client: HistoryClient,
  { documentId, title, text, segments, duration, createdAt, historyId, revision }: Piece,
  signal: AbortSignal,
): Promise<SaveOutcome> {
  const spoken = { title, text, segments: [...segments] };
  const outcome =
    historyId === null
      ? await client.createHistory(
          { ...spoken, client_id: documentId, duration, source: 'LIVE', created_at: createdAt },
          { signal },
        )
      : await client.updateHistory({ ...spoken, id: historyId, revision: revision ?? 0 }, { signal });
  if (outcome.ok) {
    const { id, revision: saved } = outcome.answer;
    return { ok: true, answer: { historyId: id, revision: saved } };
  }
  const current = currentIn(outcome.failure);
  return current === null ? outcome : { ...outcome, current };
}

/** Where the history has a document that was changed elsewhere (409 `revision_conflict`). */
function currentIn(failure: Failure) {
  if (failure.kind !== 'refused' || failure.code !== 'revision_conflict') {
    return null;
  }
  const current = v.safeParse(wholeConversationSchema, failure.current);
  return current.success
    ? { historyId: current.output.id, revision: current.output.revision }
    : null;
}
