import { ownRange } from './ownRange.ts';
import { findEnd, type FactsSchema } from './sealedRecords.ts';
import type { Vault, Writing } from './vault.ts';

/** The rows that a draft is made of. */
export const draftRows = ['texts', 'audio', 'unsent'] as const;
export type DraftRow = (typeof draftRows)[number];

/** Where a row goes on: after the last record that can be read. `number` is 0 and `facts` null in an empty one. */
export interface KnownEnd<Facts> {
  readonly number: number;
  readonly facts: Facts | null;
}

/** Read from the database once, and then remembered. */
export async function endOf<Facts>(
  vault: Vault,
  writing: Writing,
  row: DraftRow,
  documentId: string,
  schema: FactsSchema<Facts>,
): Promise<KnownEnd<Facts>> {
  const remembered = vault.ends.get(nameOf(row, documentId));
  // Only `rememberEnd` writes there, with the facts of this row.
  return remembered === undefined
    ? readEnd(vault, writing, row, documentId, schema)
    : (remembered as KnownEnd<Facts>);
}

export function rememberEnd(
  vault: Vault,
  row: DraftRow,
  documentId: string,
  end: KnownEnd<unknown>,
): void {
  vault.ends.set(nameOf(row, documentId), end);
}

/** After a write that failed, or a removal: nobody knows until it is read again. */
export function forgetEnd(vault: Vault, row: DraftRow, documentId: string): void {
  vault.ends.delete(nameOf(row, documentId));
}

async function readEnd<Facts>(
  vault: Vault,
  writing: Writing,
  row: DraftRow,
  documentId: string,
  schema: FactsSchema<Facts>,
): Promise<KnownEnd<Facts>> {
  const range = ownRange(vault.ownerId, documentId);
  const found = await findEnd(writing.database, row, range, 'prev');
  const [last] = await writing.open(found, schema);
  if (last !== undefined) {
    return { number: Number(last.key[2]), facts: last.content.facts };
  }
  return found.length === 0
    ? { number: 0, facts: null }
    : readEnd(vault, writing, row, documentId, schema);
}

function nameOf(row: DraftRow, documentId: string): string {
  return `${row} ${documentId}`;
}
