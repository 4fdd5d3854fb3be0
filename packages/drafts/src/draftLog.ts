import type { DraftDatabase, RecordKey } from './draftDatabase.ts';
import { DraftLostError, type UnreadLog } from './drafts.ts';
import { findRecords, type FactsSchema, type FoundRecord } from './encryptedRecords.ts';
import type { EncryptedStore, WriteContext } from './encryptedStore.ts';
import { readAs } from './readAs.ts';
import { cacheTail, forgetTail, readTail } from './logTail.ts';
import { makePrefixRange } from './makePrefixRange.ts';
import type { RecordContent } from './recordCodec.ts';
import { writeTransaction } from './transactions.ts';

/** Creates the content of the next record from the facts of the last one, or null in an empty log. */
type CreateContent<Facts> = (last: Facts | null) => RecordContent<Facts>;

/** An append-only log of a draft. */
export interface DraftLog<Facts> {
  append(create: CreateContent<Facts>): Promise<void>;
  /** Replaces all records by one, atomically. */
  replaceAll(create: CreateContent<Facts>): Promise<void>;
  /** @throws DraftStorageError with `throw`, where the browser gives nothing */
  readAll(unread?: UnreadLog): Promise<readonly RecordContent<Facts>[]>;
}

/**
 * Records are numbered from the last one, which is read once, and again where
 * another tab has used the next number or a later one.
 *
 * Durability is relaxed: killed browsers lost no acknowledged write with or
 * without a flush. A flush for each of ten records a second would help only
 * against a power cut, which costs the last seconds and, since writes are
 * ordered, leaves no gap. Keys and queued revisions are flushed.
 */
export function createDraftLog<Facts>(
  records: EncryptedStore,
  store: 'texts' | 'audio',
  documentId: string,
  schema: FactsSchema<Facts>,
): DraftLog<Facts> {
  const { ownerId } = records;
  const range = makePrefixRange(ownerId, documentId);

  async function addRecord(
    context: WriteContext,
    create: CreateContent<Facts>,
    findReplaced: (number: number) => IDBKeyRange | null,
  ): Promise<void> {
    const tail = await readTail(records, context, store, documentId, schema);
    const number = tail.number + 1;
    const key: RecordKey = [ownerId, documentId, number];
    const content = create(tail.facts);
    const record = await context.encrypt({ store, key }, content);
    const replaced = findReplaced(tail.number);
    await writeTransaction(context.database, [store], 'relaxed', async (transaction) => {
      const target = transaction.objectStore(store);
      const continues = store === 'texts' && replaced === null && tail.number > 0;
      // The text of a draft is of no use without the entries before it.
      if (continues && (await target.getKey(range)) === undefined) {
        throw new DraftLostError();
      }
      await refuseTaken(target.getKey(IDBKeyRange.bound(key, range.upper)));
      await target.add(record, key);
      if (replaced !== null) {
        await target.delete(replaced);
      }
    });
    cacheTail(records, store, documentId, { number, facts: content.facts });
  }

  // Ends, since a taken number means that another tab has made progress.
  async function addWithFreeNumber(...given: Parameters<typeof addRecord>): Promise<void> {
    try {
      await addRecord(...given);
    } catch (error) {
      forgetTail(records, store, documentId);
      if (!(error instanceof NumberTakenError)) {
        throw error;
      }
      await addWithFreeNumber(...given);
    }
  }

  function replaceAll(create: CreateContent<Facts>): Promise<void> {
    let last: number | null = null;
    // A record that another tab has added since is not in the new record, and remains.
    const findOlder = (number: number) =>
      IDBKeyRange.bound([ownerId, documentId], [ownerId, documentId, (last ??= number)]);
    return records.write((context) => addWithFreeNumber(context, create, findOlder));
  }

  return {
    append: (create) => records.write((context) => addWithFreeNumber(context, create, () => null)),
    replaceAll,
    async readAll(unread = 'empty') {
      const find = (database: DraftDatabase) => findRecords(database, store, range);
      const found = await readRecords(records, unread, find);
      return (await records.decrypt(found, schema)).map(({ content }) => content);
    },
  };
}

/** Another tab has used the number of the record, or a later one. */
class NumberTakenError extends Error {}

/**
 * Another tab may have joined later records into one, which leaves the numbers before it free again.
 *
 * @throws {NumberTakenError} where a record has this number or a later one
 */
async function refuseTaken(found: Promise<RecordKey | undefined>): Promise<void> {
  if ((await found) !== undefined) {
    throw new NumberTakenError();
  }
}

function readRecords(
  records: EncryptedStore,
  unread: UnreadLog,
  find: (database: DraftDatabase) => Promise<FoundRecord[]>,
): Promise<FoundRecord[]> {
  return readAs(records, unread, [], find);
}
