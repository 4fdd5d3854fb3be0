import { isRefused } from '@nevisa/api/failures';
import type { Failure } from '@nevisa/api/types';
import type { FieldValues } from './adminRecordTypes.ts';

/** Codes to make: the same `clientId` means the same batch. */
export interface CodeRequest {
  readonly clientId: string;
  readonly count: number;
  /** The prefix and the terms of all codes, by their names in the form. */
  readonly terms: FieldValues;
}

/** The codes of a batch that exist. */
export interface CodeBatch {
  readonly id: string;
  readonly asked: number;
  readonly made: number;
  readonly codes: readonly string[];
}

export interface BulkCodesInput {
  /** Gives each batch its `client_id`. */
  newId: () => string;
  /** A request of an earlier page whose answer did not come. */
  lost?: CodeRequest | null;
}

export type BulkCodesEvent =
  | { type: 'making.requested'; count: number; terms: FieldValues }
  /** Makes the missing codes, or asks again which ones exist. */
  | { type: 'rest.requested' }
  /** A file with so many codes of a batch was downloaded: more may exist since it was begun. */
  | { type: 'codes.saved'; id: CodeBatch['id']; made: number }
  | { type: 'batch.closed' };

export type BulkCodesTag =
  | 'busy'
  | 'made'
  /** Some codes exist, and others do not. */
  | 'partly'
  /** It is not known which codes exist. */
  | 'unknown'
  | 'refused'
  | 'waiting';

export interface BulkCodesContext {
  newId: () => string;
  request: CodeRequest | null;
  batch: CodeBatch | null;
  /** Why not all codes were made. */
  failure: Failure | null;
  /** Whether a file with all codes that exist was downloaded. */
  isSaved: boolean;
}

/** Whether all codes of a batch exist. */
export function isComplete(batch: CodeBatch | null): boolean {
  return batch !== null && batch.made >= batch.asked;
}

/** Whether the server may have made codes although the call failed: only a refusal says that it has not. */
export function mayHaveMade(failure: Failure): boolean {
  return !isRefused(failure);
}
