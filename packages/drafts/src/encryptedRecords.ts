import * as v from 'valibot';
import type { DraftDatabase, EncryptedRecord, EncryptedStoreName } from './draftDatabase.ts';
import { decodeRecord, type RecordContent } from './recordCodec.ts';
import { decrypt, type RecordPlace } from './encrypt.ts';
import { openForReading, writeTransaction } from './transactions.ts';

/** A stored record with its place. */
export interface FoundRecord<Value extends EncryptedRecord = EncryptedRecord> extends RecordPlace {
  readonly record: Value;
}

export interface DecryptedRecord<
  Facts,
  Value extends EncryptedRecord = EncryptedRecord,
> extends FoundRecord<Value> {
  readonly content: RecordContent<Facts>;
}

export type FactsSchema<Facts> = v.GenericSchema<unknown, Facts>;

/** Decrypts records in order. Damaged, moved and invalid ones, and those of another key, are `broken`. */
export async function decryptRecords<Facts, Value extends EncryptedRecord>(
  key: CryptoKey,
  found: readonly FoundRecord<Value>[],
  schema: FactsSchema<Facts>,
): Promise<{
  readonly decrypted: readonly DecryptedRecord<Facts, Value>[];
  readonly broken: readonly FoundRecord<Value>[];
}> {
  const results = await Promise.all(found.map((each) => decryptRecord(key, each, schema)));
  return {
    decrypted: results.filter((each) => each !== null),
    broken: found.filter((_, index) => results[index] === null),
  };
}

async function decryptRecord<Facts, Value extends EncryptedRecord>(
  key: CryptoKey,
  found: FoundRecord<Value>,
  schema: FactsSchema<Facts>,
): Promise<DecryptedRecord<Facts, Value> | null> {
  try {
    const { facts, bytes } = decodeRecord(await decrypt(key, found, found.record));
    return { ...found, content: { facts: v.parse(schema, facts), bytes } };
  } catch {
    return null;
  }
}

/** Moves unreadable records to the quarantine, which only `destroyKey` deletes (S04). */
export async function quarantineRecords(
  database: DraftDatabase,
  ownerId: string,
  broken: readonly FoundRecord[],
): Promise<void> {
  for (const { store, key } of broken) {
    await writeTransaction(database, [store, 'quarantine'], 'relaxed', async (transaction) => {
      const records = transaction.objectStore(store);
      const record: unknown = await records.get(key);
      if (record !== undefined) {
        const copy = { store, key, record, foundAt: Date.now() };
        await transaction.objectStore('quarantine').add(copy, [ownerId, crypto.randomUUID()]);
        await records.delete(key);
      }
    });
  }
}

/** All records of a key range, in the order of their keys. */
export async function findRecords(
  database: DraftDatabase,
  store: EncryptedStoreName,
  range: IDBKeyRange,
): Promise<FoundRecord[]> {
  const found = openForReading(database, store);
  const [keys, records] = await Promise.all([found.getAllKeys(range), found.getAll(range)]);
  return keys.flatMap((key, index) => {
    const record = records[index];
    return record === undefined ? [] : [{ store, key, record }];
  });
}

/** The first (`next`) or the last (`prev`) record of a range, if there is one. */
export async function findEdge(
  database: DraftDatabase,
  store: EncryptedStoreName,
  range: IDBKeyRange,
  direction: 'next' | 'prev',
): Promise<FoundRecord[]> {
  const cursor = await openForReading(database, store).openCursor(range, direction);
  return cursor === null ? [] : [{ store, key: cursor.key, record: cursor.value }];
}
