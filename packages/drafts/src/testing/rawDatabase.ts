import { deleteDB, openDB } from 'idb';
import { databaseName, sealedStores, type DraftSchema } from '../draftDatabase.ts';

/** Looks into the database, or changes it, as somebody without the key can. */
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

/** Every byte of every record, keys and values, as one text of bytes. */
export function allRawBytes(): Promise<string> {
  return withRawDatabase(async (database) => {
    const stores = await Promise.all(
      [...sealedStores, 'quarantine' as const].map(async (name) => [
        await database.getAllKeys(name),
        await database.getAll(name),
      ]),
    );
    return bytesIn(stores);
  });
}

function bytesIn(value: unknown): string {
  if (value instanceof ArrayBuffer || value instanceof Uint8Array) {
    return new TextDecoder('latin1').decode(value);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).map(bytesIn).join('\n');
  }
  return String(value);
}

export function deleteDrafts(): Promise<void> {
  return deleteDB(databaseName);
}
