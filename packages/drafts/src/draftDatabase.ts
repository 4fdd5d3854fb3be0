import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb';
import { DraftRefusal } from './drafts.ts';

export const databaseName = 'nevisa-drafts';

/** The stores whose records are sealed; each key begins with the person they belong to. */
export const sealedStores = ['texts', 'audio', 'unsent', 'outgoing'] as const;
export type SealedStore = (typeof sealedStores)[number];

export interface SealedRecord {
  /** 12 bytes, made for this record alone. */
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

/** `[ownerId, documentId, number]`; of unsent frames the first and the last number, of outgoing pieces the number comes first. */
export type RecordKey = (string | number)[];

/** A record that could not be read, as it was found (S04). */
export interface QuarantinedRecord {
  readonly store: SealedStore;
  readonly key: RecordKey;
  readonly record: unknown;
  /** By the clock of the device, in ms since 1970. */
  readonly foundAt: number;
}

export interface DraftSchema extends DBSchema {
  /** By the person's id. */
  keys: { key: string; value: CryptoKey };
  texts: { key: RecordKey; value: SealedRecord };
  audio: { key: RecordKey; value: SealedRecord };
  /** `acknowledged`: frames up to and including this number are dropped, though their record stands. */
  unsent: { key: RecordKey; value: SealedRecord & { readonly acknowledged?: number } };
  outgoing: { key: RecordKey; value: SealedRecord };
  quarantine: { key: [ownerId: string, id: string]; value: QuarantinedRecord };
}

export type DraftDatabase = IDBPDatabase<DraftSchema>;

const version = 1;

/** One connection of a page or a Worker, opened by whoever first needs it and opened again after it was lost. */
export interface Connection {
  /** @throws DraftRefusal where the browser lets nothing be kept, or another tab does not let go of an older version */
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
        // The connection was lost under the work, and what it had begun was undone with it.
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
  let block: (refusal: DraftRefusal) => void = () => undefined;
  const blocked = new Promise<never>((_, reject) => {
    block = reject;
  });
  blocked.catch(() => undefined);
  const callbacks: Parameters<typeof openDB<DraftSchema>>[2] = {
    upgrade: (database, from) => upgrade(database, from),
    blocked: () => block(new DraftRefusal('forbidden')),
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

/** A page older than the database goes on with it as it is: upgrades only ever add stores. */
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
  const added: StoreNames<DraftSchema>[] = from < 1 ? ['keys', ...sealedStores, 'quarantine'] : [];
  for (const store of added) {
    database.createObjectStore(store);
  }
}

function isClosing(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}
