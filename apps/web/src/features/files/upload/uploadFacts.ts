import type { Observable } from '../../../shared/observable.ts';

/** What every page may say about the uploads of the user. */
export interface UploadFacts {
  /** Started files that have no text yet. */
  readonly count: number;
  /** How much of all started files was sent, from 0 to 100; null while none is to be sent. */
  readonly percent: number | null;
  /** Closing this page would interrupt bytes under way. */
  readonly isMoving: boolean;
  /** Started files that the server does not have completely. */
  readonly unsent: number;
}

export type UploadReport = Pick<Observable<UploadFacts>, 'read' | 'subscribe' | 'write'>;

export const noUploads: UploadFacts = { count: 0, percent: null, isMoving: false, unsent: 0 };
