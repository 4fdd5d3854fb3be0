import { createConnection, type DraftDatabase } from './draftDatabase.ts';
import { makePrefixRange } from './makePrefixRange.ts';
import { toStorageError } from './toStorageError.ts';
import { openForReading, writeTransaction } from './transactions.ts';

/**
 * The handles of the files that a person is sending, so that a later page continues without a
 * choice of the file. A handle shows the name of a file to a reader of the storage of
 * the browser, so all of them are deleted at each sign-out, and with the key.
 */
export interface FileHandles {
  /** Undefined where this device has none. */
  read(uploadId: string): Promise<FileSystemFileHandle | undefined>;
  /** @throws DraftStorageError */
  keep(uploadId: string, handle: FileSystemFileHandle): Promise<void>;
  /**
   * Deletes all but these.
   *
   * @throws DraftStorageError
   */
  retain(uploadIds: readonly string[]): Promise<void>;
}

const store = 'handles';

export function createFileHandles(ownerId: string): FileHandles {
  const connection = createConnection();

  async function access<Result>(
    work: (database: DraftDatabase) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await connection.use(work);
    } catch (error) {
      throw toStorageError(error);
    }
  }

  return {
    read: (uploadId) =>
      access((database) => openForReading(database, store).get([ownerId, uploadId])).catch(
        () => undefined,
      ),
    keep: (uploadId, handle) =>
      access((database) =>
        writeTransaction(database, [store], 'relaxed', (transaction) =>
          transaction.objectStore(store).put(handle, [ownerId, uploadId]),
        ),
      ),
    retain: (uploadIds) =>
      access(async (database) => {
        const stored = await openForReading(database, store).getAllKeys(makePrefixRange(ownerId));
        const old = stored.filter(([, uploadId]) => !uploadIds.includes(uploadId));
        await writeTransaction(database, [store], 'strict', (transaction) =>
          Promise.all(old.map((key) => transaction.objectStore(store).delete(key))),
        );
      }),
  };
}
