import type { DraftDatabase } from './draftDatabase.ts';
import { DraftStorageError } from './drafts.ts';
import { makePrefixRange, ownedStores } from './makePrefixRange.ts';
import { openForReading, writeTransaction } from './transactions.ts';

/** The entry of `keys` that counts the final deletions; no person has this id. */
const deletionsId = '';

/** The key of a person; undefined where this device has none. */
export async function readKey(
  database: DraftDatabase,
  ownerId: string,
): Promise<CryptoKey | undefined> {
  const stored = await openForReading(database, 'keys').get(ownerId);
  return typeof stored === 'object' ? stored : undefined;
}

/** How many final deletions there were on this device, of all users. */
export async function countFinalDeletions(database: DraftDatabase): Promise<number> {
  return toCount(await openForReading(database, 'keys').get(deletionsId));
}

/**
 * The key of a person, which cannot be exported (S10), created on first use. Two
 * tabs that create one at the same time get the same key.
 *
 * It is read for each use and never cached, so that a key that another tab has
 * deleted encrypts nothing.
 *
 * @param deletions how many final deletions the caller counted at its first use; null when unknown
 * @throws DraftStorageError when there was another one since: a tab that was suspended meanwhile would
 * store again what the person has deleted
 */
export async function loadKey(
  database: DraftDatabase,
  ownerId: string,
  deletions: number | null,
): Promise<CryptoKey> {
  return (await readKey(database, ownerId)) ?? createKey(database, ownerId, deletions);
}

async function createKey(
  database: DraftDatabase,
  ownerId: string,
  deletions: number | null,
): Promise<CryptoKey> {
  // Outside of the transaction, which ends when it waits for anything but its own requests.
  const created = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  let result = created;
  await writeTransaction(database, ['keys', ...ownedStores], 'strict', async (transaction) => {
    const keys = transaction.objectStore('keys');
    const [existing, counted] = await Promise.all([keys.get(ownerId), keys.get(deletionsId)]);
    if (typeof existing === 'object') {
      result = existing;
      return;
    }
    // Fewer are counted after the browser has deleted everything (S09): then the page goes on.
    if (deletions !== null && toCount(counted) > deletions) {
      throw new DraftStorageError('forbidden');
    }
    await keys.put(created, ownerId);
    // Unreadable records that an interrupted `destroyKey` left.
    await Promise.all(
      ownedStores.map((store) => transaction.objectStore(store).delete(makePrefixRange(ownerId))),
    );
  });
  return result;
}

/**
 * Deletes the key durably with what it does not encrypt, then all records: they are unreadable from the first step on.
 *
 * @param isFinal counts the deletion: a store that was in use before it creates no key
 */
export async function destroyKey(
  database: DraftDatabase,
  ownerId: string,
  isFinal: boolean,
): Promise<void> {
  await writeTransaction(database, ['keys', 'handles'], 'strict', async (transaction) => {
    const keys = transaction.objectStore('keys');
    await Promise.all([
      keys.delete(ownerId),
      transaction.objectStore('handles').delete(makePrefixRange(ownerId)),
    ]);
    if (isFinal) {
      await keys.put(toCount(await keys.get(deletionsId)) + 1, deletionsId);
    }
  });
  await writeTransaction(database, ownedStores, 'relaxed', (transaction) =>
    Promise.all(
      ownedStores.map((store) => transaction.objectStore(store).delete(makePrefixRange(ownerId))),
    ),
  );
}

function toCount(stored: CryptoKey | number | undefined): number {
  return typeof stored === 'number' ? stored : 0;
}
