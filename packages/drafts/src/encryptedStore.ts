import { createSerialQueue } from './createSerialQueue.ts';
import { createConnection, type DraftDatabase, type EncryptedRecord } from './draftDatabase.ts';
import { countFinalDeletions, destroyKey, loadKey, readKey } from './draftKey.ts';
import { DraftStorageError } from './drafts.ts';
import { encrypt, type RecordPlace } from './encrypt.ts';
import {
  type DecryptedRecord,
  decryptRecords,
  type FactsSchema,
  type FoundRecord,
  quarantineRecords,
} from './encryptedRecords.ts';
import { encodeRecord, type RecordContent } from './recordCodec.ts';
import { toStorageError } from './toStorageError.ts';

/** Decrypts records in order. Unreadable ones are quarantined and left out (S04). */
type DecryptAll = <Facts, Value extends EncryptedRecord>(
  found: readonly FoundRecord<Value>[],
  schema: FactsSchema<Facts>,
) => Promise<readonly DecryptedRecord<Facts, Value>[]>;

export interface WriteContext {
  readonly database: DraftDatabase;
  readonly encrypt: (
    place: RecordPlace,
    content: RecordContent<unknown>,
  ) => Promise<EncryptedRecord>;
  readonly decrypt: DecryptAll;
}

/** The last record of a log. `number` is 0 and `facts` null in an empty log. */
export interface LogTail<Facts> {
  readonly number: number;
  readonly facts: Facts | null;
}

/** The encrypted records of one person. */
export interface EncryptedStore {
  readonly ownerId: string;
  /** Cached tails, by log and document. */
  readonly tails: Map<string, LogTail<unknown>>;
  /**
   * Writes after all earlier calls, so that a crash leaves a prefix of them.
   *
   * @throws DraftStorageError
   */
  write(work: (context: WriteContext) => Promise<void>): Promise<void>;
  /** Reads after all earlier calls; resolves to `fallback` where the browser stores nothing. */
  read<Found>(fallback: Found, work: (database: DraftDatabase) => Promise<Found>): Promise<Found>;
  /** How many reads have resolved to their fallback. */
  readonly countUnread: () => number;
  /**
   * Reads as `read`, for a caller that would replace what it has not found.
   *
   * @throws DraftStorageError where the browser gives nothing, the key included
   */
  readSurely<Found>(work: (database: DraftDatabase) => Promise<Found>): Promise<Found>;
  /** Decrypts without waiting for writes. */
  readonly decrypt: DecryptAll;
  /**
   * Makes every record of this person unreadable for good.
   *
   * @param isFinal every other store that was in use before it makes no new key
   * @throws DraftStorageError
   */
  destroyKey(isFinal: boolean): Promise<void>;
}

export function createEncryptedStore(ownerId: string): EncryptedStore {
  const connection = createConnection();
  const queue = createSerialQueue();
  const tails: EncryptedStore['tails'] = new Map();
  let unread = 0;
  /** How many final deletions were counted at the first use. Null before it, while the device does not give the count, and after a deletion by this store. */
  let deletions: number | null = null;

  function access<Result>(work: (database: DraftDatabase) => Promise<Result>): Promise<Result> {
    return queue.run(async () => {
      try {
        return await connection.use(async (database) => {
          deletions ??= await countFinalDeletions(database).catch(() => null);
          return work(database);
        });
      } catch (error) {
        throw toStorageError(error);
      }
    });
  }

  async function read<Found>(
    fallback: Found,
    work: (database: DraftDatabase) => Promise<Found>,
  ): Promise<Found> {
    try {
      return await access(work);
    } catch (error) {
      if (error instanceof DraftStorageError) {
        unread += 1;
        return fallback;
      }
      throw error;
    }
  }

  return {
    ownerId,
    tails,
    read,
    countUnread: () => unread,
    readSurely: (work) => access((database) => readWithKey(database, ownerId, work)),
    write: (work) =>
      access(async (database) => work(await openWriteContext(database, ownerId, deletions))),
    async decrypt(found, schema) {
      const key = await read(undefined, (database) => readKey(database, ownerId));
      if (key === undefined) {
        return [];
      }
      const { decrypted, broken } = await decryptRecords(key, found, schema);
      if (broken.length > 0) {
        // Without room for a copy a broken record remains at its place, and is left out.
        await read(undefined, (database) => quarantineRecords(database, ownerId, broken));
      }
      return decrypted;
    },
    destroyKey: (isFinal) =>
      access(async (database) => {
        tails.clear();
        await destroyKey(database, ownerId, isFinal);
        deletions = null;
      }),
  };
}

async function readWithKey<Found>(
  database: DraftDatabase,
  ownerId: string,
  work: (database: DraftDatabase) => Promise<Found>,
): Promise<Found> {
  await readKey(database, ownerId);
  return work(database);
}

async function openWriteContext(
  database: DraftDatabase,
  ownerId: string,
  deletions: number | null,
): Promise<WriteContext> {
  const key = await loadKey(database, ownerId, deletions);
  return {
    database,
    encrypt: (place, content) => encrypt(key, place, encodeRecord(content)),
    async decrypt(found, schema) {
      const { decrypted, broken } = await decryptRecords(key, found, schema);
      await quarantineRecords(database, ownerId, broken);
      return decrypted;
    },
  };
}
