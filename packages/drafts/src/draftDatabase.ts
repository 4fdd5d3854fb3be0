import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb';
import { DraftStorageError } from './drafts.ts';

export const databaseName = 'nevisa-drafts';

/** The stores of encrypted records; each key begins with the person's id. */
export const encryptedStores = ['texts', 'audio', 'unsent', 'outgoing'] as const;
export type EncryptedStoreName = (typeof encryptedStores)[number];

export interface EncryptedRecord {
  /** 12 random bytes. */
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

/** `[ownerId, documentId, number]`; `unsent`: `[ownerId, documentId, first, last]`; `outgoing`: `[ownerId, number, id]`. */
export type RecordKey = (string | number)[];

/** An unreadable record, unchanged (S04). */
export interface QuarantinedRecord {
  readonly store: EncryptedStoreName;
  readonly key: RecordKey;
  readonly record: unknown;
  /** In ms since 1970, by the device's clock. */
  readonly foundAt: number;
}

export interface DraftSchema extends DBSchema {
  /** Key: the person's id; under the empty one the count of the final deletions. */
  keys: { key: string; value: CryptoKey | number };
  texts: { key: RecordKey; value: EncryptedRecord };
  audio: { key: RecordKey; value: EncryptedRecord };
  /** `acknowledged`: frames up to and including this number are deleted, although their record remains. */
  unsent: { key: RecordKey; value: EncryptedRecord & { readonly acknowledged?: number } };
  outgoing: { key: RecordKey; value: EncryptedRecord };
  quarantine: { key: [ownerId: string, id: string]; value: QuarantinedRecord };
  /** The handles of files that are being sent; only the browser can store one, and not encrypted. */
  handles: { key: [ownerId: string, uploadId: string]; value: FileSystemFileHandle };
}

export type DraftDatabase = IDBPDatabase<DraftSchema>;

const version = 2;

/** The database connection of a page or a Worker, opened on first use and again after a loss. */
export interface Connection {
  /** @throws DraftStorageError where the browser stores nothing, or another tab blocks the upgrade */
  use<Result>(work: (database: DraftDatabase) => Promise<Result>): Promise<Result>;
}

interface Opening {
  readonly database: Promise<DraftDatabase>;
  readonly blocked: Promise<never>;
}

export function createConnection(): Connection {
  let current: Opening | null = null;

  function open(): Opening {
    const opening: Opening = openDatabase(() => {
      if (current === opening) {
        current = null;
      }
    });
    return opening;
  }

  return {
    async use(work) {
      const opening = (current ??= open());
      const database = await Promise.race([opening.database, opening.blocked]);
      try {
        return await work(database);
      } catch (error) {
        if (current === opening && !isClosing(error)) {
          throw error;
        }
        // The connection was lost during the work, and its transaction aborted.
        if (current === opening) {
          current = null;
        }
        const next = (current ??= open());
        return work(await Promise.race([next.database, next.blocked]));
      }
    },
  };
}

function openDatabase(lost: () => void): Opening {
  let block: (error: DraftStorageError) => void = () => undefined;
  const blocked = new Promise<never>((_, reject) => {
    block = reject;
  });
  blocked.catch(() => undefined);
  const callbacks: Parameters<typeof openDB<DraftSchema>>[2] = {
    upgrade: (database, from) => upgrade(database, from),
    blocked: () => block(new DraftStorageError('forbidden')),
    blocking: (_from, _to, event) => {
      lost();
      (event.target as IDBDatabase).close();
    },
    terminated: lost,
  };
  const database = openThisVersion(callbacks);
  database.catch(lost);
  return { database, blocked };
}

/** A page older than the database uses it as it is, since upgrades only add stores. */
async function openThisVersion(
  callbacks: Parameters<typeof openDB<DraftSchema>>[2],
): Promise<DraftDatabase> {
  try {
    return await openDB<DraftSchema>(databaseName, version, callbacks);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'VersionError') {
      return openDB<DraftSchema>(databaseName, undefined, callbacks);
    }
    throw error;
  }
}

function upgrade(database: DraftDatabase, from: number): void {
  const added: StoreNames<DraftSchema>[] = [
    ...(from < 1 ? (['keys', ...encryptedStores, 'quarantine'] as const) : []),
    ...(from < 2 ? (['handles'] as const) : []),
  ];
  for (const store of added) {
    database.createObjectStore(store);
  }
}

function isClosing(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}
