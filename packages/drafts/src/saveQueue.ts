import { segmentSchema } from '@nevisa/api';
import type { QueuedRevision } from '@nevisa/api/types';
import * as v from 'valibot';
import type { EncryptedRecord, RecordKey } from './draftDatabase.ts';
import { type DecryptedRecord, findRecords } from './encryptedRecords.ts';
import { createEncryptedStore, type WriteContext } from './encryptedStore.ts';
import { makePrefixRange } from './makePrefixRange.ts';
import { openForReading, writeTransaction } from './transactions.ts';

/** The revisions of one person that wait on this device to be saved, in order. They outlive the browser and their drafts. */
export interface SaveQueue {
  /**
   * Resolves when the disk has the revision; then the draft may be deleted. A
   * revision is added once.
   *
   * @throws DraftStorageError
   */
  add(revision: QueuedRevision): Promise<void>;
  list(): Promise<readonly QueuedRevision[]>;
  /** How often the browser gave nothing where it was asked: then «nothing is queued» is not known. */
  countUnread(): number;
  /** @throws DraftStorageError */
  remove(ids: readonly string[]): Promise<void>;
  /**
   * Makes a revision, and later ones of its document, a document of their own
   * that the server does not have.
   *
   * @throws DraftStorageError
   */
  separate(id: string, documentId: string): Promise<void>;
}

const revisionFacts = v.object({
  id: v.string(),
  documentId: v.string(),
  title: v.string(),
  text: v.string(),
  segments: v.array(segmentSchema),
  speakers: v.exactOptional(v.array(v.object({ id: v.string(), name: v.string() }))),
  duration: v.number(),
  createdAt: v.string(),
  historyId: v.nullable(v.union([v.string(), v.number()])),
  revision: v.nullable(v.number()),
});
type RevisionFacts = v.InferOutput<typeof revisionFacts>;

type KeyedRevision = readonly [key: RecordKey, revision: QueuedRevision];

const store = 'outgoing';

/** Keys are `[ownerId, number, id]`, so that two tabs may use the same number. */
export function createSaveQueue(ownerId: string): SaveQueue {
  const records = createEncryptedStore(ownerId);
  const range = makePrefixRange(ownerId);

  return {
    countUnread: records.countUnread,

    add: (revision) =>
      records.write(async (context) => {
        const keys = await openForReading(context.database, store).getAllKeys(range);
        if (!keys.some((key) => key[2] === revision.id)) {
          const number = Number(keys.at(-1)?.[1] ?? 0) + 1;
          await putRevisions(context, [[[ownerId, number, revision.id], revision]]);
        }
      }),

    async list() {
      const found = await records.read([], (database) => findRecords(database, store, range));
      return (await records.decrypt(found, revisionFacts)).map(({ content }) => content.facts);
    },

    remove: (ids) =>
      records.write(async ({ database }) => {
        const keys = await openForReading(database, store).getAllKeys(range);
        const removed = keys.filter((key) => ids.includes(String(key[2])));
        await writeTransaction(database, [store], 'relaxed', (transaction) =>
          Promise.all(removed.map((key) => transaction.objectStore(store).delete(key))),
        );
      }),

    separate: (id, documentId) =>
      records.write(async (context) => {
        const found = await findRecords(context.database, store, range);
        const moved = selectFrom(await context.decrypt(found, revisionFacts), id);
        await putRevisions(
          context,
          moved.map(({ key, content }) => [
            key,
            { ...content.facts, documentId, historyId: null, revision: null },
          ]),
        );
      }),
  };
}

/** A revision and the later ones of its document. */
function selectFrom(
  revisions: readonly DecryptedRecord<RevisionFacts>[],
  id: string,
): readonly DecryptedRecord<RevisionFacts>[] {
  const from = revisions.findIndex(({ content }) => content.facts.id === id);
  const documentId = revisions[from]?.content.facts.documentId;
  return from === -1
    ? []
    : revisions.slice(from).filter(({ content }) => content.facts.documentId === documentId);
}

async function putRevisions(
  { database, encrypt }: WriteContext,
  revisions: readonly KeyedRevision[],
): Promise<void> {
  const encrypted = await Promise.all(
    revisions.map(async ([key, facts]): Promise<[EncryptedRecord, RecordKey]> => {
      return [await encrypt({ store, key }, { facts, bytes: new Uint8Array() }), key];
    }),
  );
  await writeTransaction(database, [store], 'strict', (transaction) =>
    Promise.all(encrypted.map(([record, key]) => transaction.objectStore(store).put(record, key))),
  );
}
