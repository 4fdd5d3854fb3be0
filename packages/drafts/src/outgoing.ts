import { segmentSchema } from '@nevisa/api';
import type { QueuedRevision } from '@nevisa/machines';
import * as v from 'valibot';
import type { RecordKey, SealedRecord } from './draftDatabase.ts';
import { ownRange } from './ownRange.ts';
import { findRecords, type OpenedRecord } from './sealedRecords.ts';
import { writeAtOnce } from './transactions.ts';
import { createVault, type Writing } from './vault.ts';

/** The documents of one person that wait on this device for the history, in order. They outlive the browser and the drafts they were made of. */
export interface Outgoing {
  /**
   * Resolves when the disk has it: from then on the person is told that it will
   * be saved, and the draft may go. The same piece again changes nothing.
   *
   * @throws DraftRefusal
   */
  add(piece: QueuedRevision): Promise<void>;
  list(): Promise<readonly QueuedRevision[]>;
  /** @throws DraftRefusal */
  remove(ids: readonly string[]): Promise<void>;
  /**
   * Makes a piece, and what was written of its document after it, a document
   * of its own that the history does not know yet.
   *
   * @throws DraftRefusal
   */
  separate(id: string, documentId: string): Promise<void>;
}

const pieceFacts = v.object({
  id: v.string(),
  documentId: v.string(),
  title: v.string(),
  text: v.string(),
  segments: v.array(segmentSchema),
  duration: v.number(),
  createdAt: v.string(),
  historyId: v.nullable(v.string()),
  revision: v.nullable(v.number()),
});
type PieceFacts = v.InferOutput<typeof pieceFacts>;

const store = 'outgoing';
const nothing = new Uint8Array();

/** Keys are `[ownerId, number, id]`: two tabs that take the same number still keep both pieces. */
export function createOutgoing(ownerId: string): Outgoing {
  const vault = createVault(ownerId);
  const range = ownRange(ownerId);

  function put(
    { database, seal }: Writing,
    pieces: readonly { readonly key: RecordKey; readonly piece: QueuedRevision }[],
  ): Promise<void> {
    return sealAll(seal, pieces).then((sealed) =>
      writeAtOnce(database, [store], 'strict', (transaction) =>
        Promise.all(
          sealed.map(({ key, record }) => transaction.objectStore(store).put(record, key)),
        ),
      ),
    );
  }

  return {
    add: (piece) =>
      vault.write(async (writing) => {
        const keys = await writing.database.getAllKeys(store, range);
        if (!keys.some((key) => key[2] === piece.id)) {
          const number = Number(keys.at(-1)?.[1] ?? 0) + 1;
          await put(writing, [{ key: [ownerId, number, piece.id], piece }]);
        }
      }),

    async list() {
      const found = await vault.find([], (database) => findRecords(database, store, range));
      return (await vault.open(found, pieceFacts)).map(({ content }) => content.facts);
    },

    remove: (ids) =>
      vault.write(async ({ database }) => {
        const keys = await database.getAllKeys(store, range);
        const removed = keys.filter((key) => ids.includes(String(key[2])));
        await writeAtOnce(database, [store], 'relaxed', (transaction) =>
          Promise.all(removed.map((key) => transaction.objectStore(store).delete(key))),
        );
      }),

    separate: (id, documentId) =>
      vault.write(async (writing) => {
        const found = await findRecords(writing.database, store, range);
        const moved = fromPiece(await writing.open(found, pieceFacts), id);
        await put(
          writing,
          moved.map(({ key, content }) => ({
            key,
            piece: { ...content.facts, documentId, historyId: null, revision: null },
          })),
        );
      }),
  };
}

/** A piece, and those of the same document after it. */
function fromPiece(
  pieces: readonly OpenedRecord<PieceFacts>[],
  id: string,
): readonly OpenedRecord<PieceFacts>[] {
  const from = pieces.findIndex(({ content }) => content.facts.id === id);
  const documentId = pieces[from]?.content.facts.documentId;
  return from === -1
    ? []
    : pieces.slice(from).filter(({ content }) => content.facts.documentId === documentId);
}

function sealAll(
  seal: Writing['seal'],
  pieces: readonly { readonly key: RecordKey; readonly piece: QueuedRevision }[],
): Promise<{ readonly key: RecordKey; readonly record: SealedRecord }[]> {
  return Promise.all(
    pieces.map(async ({ key, piece }) => ({
      key,
      record: await seal({ store, key }, { facts: piece, bytes: nothing }),
    })),
  );
}
