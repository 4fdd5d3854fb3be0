import type { DraftDatabase } from './draftDatabase.ts';
import type { UnreadLog } from './drafts.ts';
import type { EncryptedStore } from './encryptedStore.ts';

/**
 * Reads what the browser gives. Where it gives nothing, the result is `nothing`, or with `throw` an error.
 *
 * @throws DraftStorageError with `throw`
 */
export function readAs<Found>(
  records: EncryptedStore,
  unread: UnreadLog,
  nothing: Found,
  work: (database: DraftDatabase) => Promise<Found>,
): Promise<Found> {
  return unread === 'throw' ? records.readSurely(work) : records.read(nothing, work);
}
