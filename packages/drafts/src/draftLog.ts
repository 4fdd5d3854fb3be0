import type { RecordKey } from './draftDatabase.ts';
import { ownRange } from './ownRange.ts';
import type { Content } from './packContent.ts';
import { endOf, forgetEnd, rememberEnd } from './rowEnd.ts';
import { findRecords, type FactsSchema } from './sealedRecords.ts';
import { writeAtOnce } from './transactions.ts';
import type { Vault, Writing } from './vault.ts';

/** One row of records of a draft that is only ever appended to, or replaced as a whole. */
export interface DraftLog<Facts> {
  /** `make` gets the facts of the record before, or null. */
  append(make: (last: Facts | null) => Content<Facts>): Promise<void>;
  /** Puts one record in the place of all that stand, in one step: after a crash either they are there or it is. */
  replaceAll(make: (last: Facts | null) => Content<Facts>): Promise<void>;
  readAll(): Promise<readonly Content<Facts>[]>;
}

/**
 * Records are numbered on from the last one, which is read once; where somebody
 * else has taken the next number, it is read again.
 *
 * Writes have relaxed durability: killed browsers lost nothing that was
 * acknowledged, with or without a flush to the disk. A flush for each of ten
 * records a second would help only against a power cut, which costs the last
 * seconds and, since all is written in order, leaves no hole. What is written
 * rarely and must be there, a key or a document on its way to the server, is
 * flushed.
 */
export function createDraftLog<Facts>(
  vault: Vault,
  store: 'texts' | 'audio',
  documentId: string,
  schema: FactsSchema<Facts>,
): DraftLog<Facts> {
  const { ownerId } = vault;
  const range = ownRange(ownerId, documentId);

  async function add(
    writing: Writing,
    make: (last: Facts | null) => Content<Facts>,
    replaced: (number: number) => IDBKeyRange | null,
  ): Promise<void> {
    const { database, seal } = writing;
    const last = await endOf(vault, writing, store, documentId, schema);
    const key: RecordKey = [ownerId, documentId, last.number + 1];
    const content = make(last.facts);
    const record = await seal({ store, key }, content);
    const outdated = replaced(last.number);
    await writeAtOnce(database, [store], 'relaxed', async (transaction) => {
      const records = transaction.objectStore(store);
      await records.add(record, key);
      if (outdated !== null) {
        await records.delete(outdated);
      }
    });
    rememberEnd(vault, store, documentId, { number: last.number + 1, facts: content.facts });
  }

  // Where a number was taken somebody else has written, so this ends.
  async function addWhereFree(...given: Parameters<typeof add>): Promise<void> {
    try {
      await add(...given);
    } catch (error) {
      forgetEnd(vault, store, documentId);
      if (!isTaken(error)) {
        throw error;
      }
      await addWhereFree(...given);
    }
  }

  function write(
    make: (last: Facts | null) => Content<Facts>,
    replaced: (number: number) => IDBKeyRange | null,
  ): Promise<void> {
    return vault.write((writing) => addWhereFree(writing, make, replaced));
  }

  return {
    append: (make) => write(make, () => null),
    replaceAll(make) {
      let known: number | null = null;
      // What another tab has added meanwhile is not in the new record, and stays.
      return write(make, (number) => {
        known ??= number;
        return IDBKeyRange.bound([ownerId, documentId], [ownerId, documentId, known]);
      });
    },
    async readAll() {
      const found = await vault.find([], (database) => findRecords(database, store, range));
      return (await vault.open(found, schema)).map(({ content }) => content);
    },
  };
}

function isTaken(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'ConstraintError';
}
