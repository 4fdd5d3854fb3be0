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
  /** The conversations that are, or were, converted from files of the list. */
  readonly historyIds: readonly string[];
  /** What is shown before the title of the page; empty while no byte is under way. */
  readonly title: string;
}

export type UploadReport = Pick<Observable<UploadFacts>, 'read' | 'subscribe' | 'write'>;

export const noUploads: UploadFacts = {
  count: 0,
  percent: null,
  isMoving: false,
  unsent: 0,
  historyIds: [],
  title: '',
};
