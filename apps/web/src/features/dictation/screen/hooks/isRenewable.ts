import type { LiveDictation } from './useDictation.ts';

/** Whether a new document can be started: nothing is recorded, and no rest of a recording is being sent. */
export function isRenewable({ heard, phase }: Pick<LiveDictation, 'heard' | 'phase'>): boolean {
  return heard === null && !busyPhases.has(phase);
}

const busyPhases: ReadonlySet<LiveDictation['phase']> = new Set([
  'asking',
  'finalizing',
  'uploading-rest',
]);
