import * as v from 'valibot';
import type { DraftDatabase, SealedRecord, SealedStore } from './draftDatabase.ts';
import { unpackContent, type Content } from './packContent.ts';
import { unseal, type RecordPlace } from './seal.ts';
import { storeToRead, writeAtOnce } from './transactions.ts';

/** A record as it lies in the database, with the place it lies in. */
export interface FoundRecord<Value extends SealedRecord = SealedRecord> extends RecordPlace {
  readonly record: Value;
}

export interface OpenedRecord<
  Facts,
  Value extends SealedRecord = SealedRecord,
> extends FoundRecord<Value> {
  readonly content: Content<Facts>;
}

export type FactsSchema<Facts> = v.GenericSchema<unknown, Facts>;

/** What a key opens, in order, and what it does not: another's, swapped, damaged, or of a form that nobody knows. */
export async function openRecords<Facts, Value extends SealedRecord>(
  key: CryptoKey,
  found: readonly FoundRecord<Value>[],
  schema: FactsSchema<Facts>,
): Promise<{
  readonly opened: readonly OpenedRecord<Facts, Value>[];
  readonly broken: readonly FoundRecord<Value>[];
}> {
  const tried = await Promise.all(found.map((each) => openRecord(key, each, schema)));
  return {
    opened: tried.filter((each) => each !== null),
    broken: found.filter((_, index) => tried[index] === null),
  };
}

async function openRecord<Facts, Value extends SealedRecord>(
  key: CryptoKey,
  found: FoundRecord<Value>,
  schema: FactsSchema<Facts>,
): Promise<OpenedRecord<Facts, Value> | null> {
  try {
    const { facts, bytes } = unpackContent(await unseal(key, found, found.record));
    return { ...found, content: { facts: v.parse(schema, facts), bytes } };
  } catch {
    return null;
  }
}

/** Moves records as they are to where nobody reads them and nobody deletes them (S04). */
export async function moveAside(
  database: DraftDatabase,
  ownerId: string,
  broken: readonly FoundRecord[],
): Promise<void> {
  for (const { store, key } of broken) {
    await writeAtOnce(database, [store, 'quarantine'], 'relaxed', async (transaction) => {
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

/** All records of a store whose keys lie in a range, in the order of the keys. */
export async function findRecords(
  database: DraftDatabase,
  store: SealedStore,
  range: IDBKeyRange,
): Promise<FoundRecord[]> {
  const found = storeToRead(database, store);
  const [keys, records] = await Promise.all([found.getAllKeys(range), found.getAll(range)]);
  return keys.flatMap((key, index) => {
    const record = records[index];
    return record === undefined ? [] : [{ store, key, record }];
  });
}

/** The first record of a range, or the last. */
export async function findEnd(
  database: DraftDatabase,
  store: SealedStore,
  range: IDBKeyRange,
  direction: 'next' | 'prev',
): Promise<FoundRecord[]> {
  const cursor = await storeToRead(database, store).openCursor(range, direction);
  return cursor === null ? [] : [{ store, key: cursor.key, record: cursor.value }];
}
