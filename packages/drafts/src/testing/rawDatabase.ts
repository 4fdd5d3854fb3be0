import { deleteDB, openDB } from 'idb';
import { databaseName, encryptedStores, type DraftSchema } from '../draftDatabase.ts';

/** Opens the database without the key. */
export async function withRawDatabase<Result>(
  work: (database: Awaited<ReturnType<typeof openDB<DraftSchema>>>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<DraftSchema>(databaseName);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** All bytes of all keys and records as one latin1 string. */
export function readAllRawBytes(): Promise<string> {
  return withRawDatabase(async (database) => {
    const stores = await Promise.all(
      [...encryptedStores, 'quarantine' as const].map(async (name) => [
        await database.getAllKeys(name),
        await database.getAll(name),
      ]),
    );
    return toLatin1(stores);
  });
}

function toLatin1(value: unknown): string {
  if (value instanceof ArrayBuffer || value instanceof Uint8Array) {
    return new TextDecoder('latin1').decode(value);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).map(toLatin1).join('\n');
  }
  return String(value);
}

export function deleteDrafts(): Promise<void> {
  return deleteDB(databaseName);
}
