import type { IDBPObjectStore, IDBPTransaction, StoreNames } from 'idb';
import type { DraftDatabase, DraftSchema } from './draftDatabase.ts';

type Store = StoreNames<DraftSchema>;

/** One store to look into. What ends the look early is told by the request that waits, not twice. */
export function storeToRead<Name extends Store>(
  database: DraftDatabase,
  name: Name,
): IDBPObjectStore<DraftSchema, [Name], Name> {
  const transaction = database.transaction(name, 'readonly');
  transaction.done.catch(() => undefined);
  return transaction.store;
}

/**
 * Writes all that `ask` asks for, or nothing of it. `strict` waits for the
 * disk, `relaxed` for the system, which outlives the browser.
 *
 * @throws the error that undid it, e.g. a `QuotaExceededError`
 */
export async function writeAtOnce<Names extends ArrayLike<Store>>(
  database: DraftDatabase,
  names: Names,
  durability: 'strict' | 'relaxed',
  ask: (transaction: IDBPTransaction<DraftSchema, Names, 'readwrite'>) => Promise<unknown>,
): Promise<void> {
  const transaction = database.transaction(names, 'readwrite', { durability });
  transaction.done.catch(() => undefined);
  try {
    await ask(transaction);
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended by itself.
    }
    throw transaction.error ?? error;
  }
  await transaction.done;
}
