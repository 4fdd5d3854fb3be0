import type { DraftDatabase } from './draftDatabase.ts';
import { ownRange, ownedStores } from './ownRange.ts';
import { writeAtOnce } from './transactions.ts';

/**
 * The key of a person, which can seal and open but never be taken out of the
 * browser (S10). The first who needs one makes it; two tabs that do so at the
 * same time end with the same one.
 *
 * It is read anew for each use and never kept, so that a key deleted elsewhere
 * seals nothing any more.
 */
export async function keyFor(database: DraftDatabase, ownerId: string): Promise<CryptoKey> {
  return (await database.get('keys', ownerId)) ?? makeKey(database, ownerId);
}

async function makeKey(database: DraftDatabase, ownerId: string): Promise<CryptoKey> {
  // Before the transaction: one ends by itself as soon as it waits for anything but its own requests.
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  let winner = made;
  await writeAtOnce(database, ['keys', ...ownedStores], 'strict', async (transaction) => {
    const keys = transaction.objectStore('keys');
    const other = await keys.get(ownerId);
    if (other !== undefined) {
      winner = other;
      return;
    }
    await keys.put(made, ownerId);
    // What an interrupted shredding left: nobody can read it any more.
    await Promise.all(
      ownedStores.map((store) => transaction.objectStore(store).delete(ownRange(ownerId))),
    );
  });
  return winner;
}

/** Deletes the key first, and for good before anything else: what it sealed is unreadable from then on. */
export async function shredKey(database: DraftDatabase, ownerId: string): Promise<void> {
  await writeAtOnce(database, ['keys'], 'strict', (transaction) =>
    transaction.objectStore('keys').delete(ownerId),
  );
  await writeAtOnce(database, ownedStores, 'relaxed', (transaction) =>
    Promise.all(
      ownedStores.map((store) => transaction.objectStore(store).delete(ownRange(ownerId))),
    ),
  );
}
