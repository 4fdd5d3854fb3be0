import type { DraftDatabase } from './draftDatabase.ts';
import { makePrefixRange, ownedStores } from './makePrefixRange.ts';
import { openForReading, writeTransaction } from './transactions.ts';

/**
 * The key of a person, which cannot be exported (S10), created on first use. Two
 * tabs that create one at the same time get the same key.
 *
 * It is read for each use and never cached, so that a key that another tab has
 * deleted encrypts nothing.
 */
export async function loadKey(database: DraftDatabase, ownerId: string): Promise<CryptoKey> {
  const stored = await openForReading(database, 'keys').get(ownerId);
  return stored ?? createKey(database, ownerId);
}

async function createKey(database: DraftDatabase, ownerId: string): Promise<CryptoKey> {
  // Outside of the transaction, which ends when it waits for anything but its own requests.
  const created = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  let result = created;
  await writeTransaction(database, ['keys', ...ownedStores], 'strict', async (transaction) => {
    const keys = transaction.objectStore('keys');
    const existing = await keys.get(ownerId);
    if (existing !== undefined) {
      result = existing;
      return;
    }
    await keys.put(created, ownerId);
    // Unreadable records that an interrupted `destroyKey` left.
    await Promise.all(
      ownedStores.map((store) => transaction.objectStore(store).delete(makePrefixRange(ownerId))),
    );
  });
  return result;
}

/** Deletes the key durably with what it does not encrypt, then all records: they are unreadable from the first step on. */
export async function destroyKey(database: DraftDatabase, ownerId: string): Promise<void> {
  await writeTransaction(database, ['keys', 'handles'], 'strict', (transaction) =>
    Promise.all([
      transaction.objectStore('keys').delete(ownerId),
      transaction.objectStore('handles').delete(makePrefixRange(ownerId)),
    ]),
  );
  await writeTransaction(database, ownedStores, 'relaxed', (transaction) =>
    Promise.all(
      ownedStores.map((store) => transaction.objectStore(store).delete(makePrefixRange(ownerId))),
    ),
  );
}
