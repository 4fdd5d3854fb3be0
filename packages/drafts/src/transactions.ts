import type { IDBPObjectStore, IDBPTransaction, StoreNames } from 'idb';
import type { DraftDatabase, DraftSchema } from './draftDatabase.ts';

type Store = StoreNames<DraftSchema>;

/** Opens a store for reading. An abort rejects only the pending request, not `done` as well. */
export function openForReading<Name extends Store>(
  database: DraftDatabase,
  name: Name,
): IDBPObjectStore<DraftSchema, [Name], Name> {
  const transaction = database.transaction(name, 'readonly');
  transaction.done.catch(() => undefined);
  return transaction.store;
}

/**
 * Runs the requests of `request` in one transaction. `strict` waits for the disk,
 * `relaxed` for the operating system, which outlives the browser.
 *
 * @throws the error that aborted it, e.g. a `QuotaExceededError`
 */
export async function writeTransaction<Names extends ArrayLike<Store>>(
  database: DraftDatabase,
  names: Names,
  durability: 'strict' | 'relaxed',
  request: (transaction: IDBPTransaction<DraftSchema, Names, 'readwrite'>) => Promise<unknown>,
): Promise<void> {
  const transaction = database.transaction(names, 'readwrite', { durability });
  transaction.done.catch(() => undefined);
  try {
    await request(transaction);
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended already.
    }
    throw transaction.error ?? error;
  }
  await transaction.done;
}
