import { getUploadState, type ShownUpload, type UploadState } from './shownUpload.ts';

/** The credit that a file may use. */
export interface FileCredit {
  /** What is left now, of all files, in ms; null for a package without an end. */
  readonly total: number | null;
  /** What is left for this file, in ms; null for a package without an end. */
  readonly left: number | null;
  /** A part of the credit is reserved for other files. */
  readonly isReserved: boolean;
}

/** The states of a file whose conversion was started and has not ended. */
export const startedStates: ReadonlySet<UploadState> = new Set([
  'waiting',
  'extracting',
  'sending',
  'offline',
  'paused',
  'signedOut',
  'needsFile',
  'converting',
]);

/**
 * The credit for each file, as the queue judges it: started files reserve first, then the others
 * in their order.
 *
 * @param credit what is left, in ms; null for a package without an end
 */
export function reserveCredit(
  uploads: readonly ShownUpload[],
  credit: number | null,
): ReadonlyMap<string, FileCredit> {
  let reserved = uploads
    .filter((upload) => startedStates.has(getUploadState(upload)))
    .reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const shares = new Map<string, FileCredit>();
  for (const upload of uploads) {
    const left = credit === null ? null : credit - reserved;
    const state = getUploadState(upload);
    shares.set(upload.id, { total: credit, left, isReserved: reserved > 0 });
    reserved += state === 'ready' ? (upload.duration ?? 0) : 0;
  }
  return shares;
}
