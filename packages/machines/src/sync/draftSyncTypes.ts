import type { Failure } from '@nevisa/api/types';
import type { SaveQueue, QueuedRevision, SavedPlace } from './saveQueue.ts';

export interface DraftSyncInput {
  /** From 0 to 1, for the length of waits, e.g. `Math.random`. */
  random: () => number;
  /** Clock in ms, e.g. `Date.now`. */
  now: () => number;
}

/** `current` is there when the document has changed elsewhere: where the history has it now. */
export type SaveOutcome =
  | { readonly ok: true; readonly answer: SavedPlace }
  | { readonly ok: false; readonly failure: Failure; readonly current?: SavedPlace };

export type DraftSyncEvent =
  /** The device has stored the revision already. */
  | { type: 'revision.added'; revision: QueuedRevision }
  /** The person wants a refused revision to be tried again. */
  | { type: 'revision.retried'; id: string }
  /** The person gives a revision up that was set aside, and the device has forgotten it already. */
  | { type: 'revision.discarded'; id: string }
  /** Sent by the port `watchNetwork`. */
  | { type: 'network.returned' }
  | { type: 'sync.requested' }
  /** The revision becomes a document of its own; the device has stored it and the later ones under the new id already. */
  | { type: 'conflict.keptBoth'; id: string; documentId: string }
  /** The revision is written over what has changed elsewhere. */
  | { type: 'conflict.replaced'; id: string };

export type DraftSyncEmitted = { type: 'revision.synced'; documentId: string } & SavedPlace;

export type DraftSyncTag = 'loading' | 'idle' | 'sending' | 'waiting';

export interface DraftSyncContext extends SaveQueue {
  /** Why the queue waits. */
  readonly failure: Failure | null;
  /** How many tries have failed in a row. */
  readonly failures: number;
  /** When the next try begins by itself, by the machine's clock; null when it does not wait. */
  readonly retryAt: number | null;
  readonly random: () => number;
  readonly now: () => number;
}
