import { DraftStorageError } from '@nevisa/drafts';

/** A store that counts the reads to which the browser gave nothing. */
interface CountedStore {
  countUnread: () => number;
}

/**
 * Refuses an answer that rests on storage which gave nothing: what was not read is not gone.
 *
 * @throws DraftStorageError
 */
export async function readSurely<Found>(
  store: CountedStore,
  read: () => Promise<Found>,
): Promise<Found> {
  const before = store.countUnread();
  const found = await read();
  if (store.countUnread() > before) {
    throw new DraftStorageError('forbidden');
  }
  return found;
}
