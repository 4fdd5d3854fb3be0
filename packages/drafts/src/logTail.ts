import { findEdge, type FactsSchema } from './encryptedRecords.ts';
import type { EncryptedStore, LogTail, WriteContext } from './encryptedStore.ts';
import { makePrefixRange } from './makePrefixRange.ts';

/** The logs of a draft. */
export const draftLogs = ['texts', 'audio', 'unsent'] as const;
export type DraftLogName = (typeof draftLogs)[number];

/** The last readable record of a log, read from the database once and then cached. */
export async function readTail<Facts>(
  records: EncryptedStore,
  context: WriteContext,
  log: DraftLogName,
  documentId: string,
  schema: FactsSchema<Facts>,
): Promise<LogTail<Facts>> {
  const cached = records.tails.get(toTailKey(log, documentId));
  // Only `cacheTail` writes there, with the facts of this log.
  return cached === undefined
    ? loadTail(records, context, log, documentId, schema)
    : (cached as LogTail<Facts>);
}

export function cacheTail(
  records: EncryptedStore,
  log: DraftLogName,
  documentId: string,
  tail: LogTail<unknown>,
): void {
  records.tails.set(toTailKey(log, documentId), tail);
}

/** Invalidates the cached tail, after a failed write or a removal. */
export function forgetTail(records: EncryptedStore, log: DraftLogName, documentId: string): void {
  records.tails.delete(toTailKey(log, documentId));
}

async function loadTail<Facts>(
  records: EncryptedStore,
  context: WriteContext,
  log: DraftLogName,
  documentId: string,
  schema: FactsSchema<Facts>,
): Promise<LogTail<Facts>> {
  const range = makePrefixRange(records.ownerId, documentId);
  const found = await findEdge(context.database, log, range, 'prev');
  const [last] = await context.decrypt(found, schema);
  if (last !== undefined) {
    return { number: Number(last.key[2]), facts: last.content.facts };
  }
  return found.length === 0
    ? { number: 0, facts: null }
    : loadTail(records, context, log, documentId, schema);
}

function toTailKey(log: DraftLogName, documentId: string): string {
  return `${log} ${documentId}`;
}
