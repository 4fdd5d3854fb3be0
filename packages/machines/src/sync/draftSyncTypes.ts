import type { Failure, QueuedRevision, SavedPlace } from '@nevisa/api/types';
import type { DocumentHolds } from './documentHolds.ts';
import type { SaveQueue } from './saveQueue.ts';

export interface DraftSyncInput {
  /** Whether revisions may be sent: false while the person stores texts only on this device. */
  allowed: boolean;
  /** From 0 to 1, for the length of waits, e.g. `Math.random`. */
  random: () => number;
  /** Clock in ms, e.g. `Date.now`. */
  now: () => number;
}

export type DraftSyncEvent =
  /** The device has stored the revision already. */
  | { type: 'revision.added'; revision: QueuedRevision }
  /** The person wants a refused revision to be tried again. */
  | { type: 'revision.retried'; id: string }
  /** The person gives a revision up, and the device has deleted it already. One in flight is not recalled, and not sent again. */
  | { type: 'revision.discarded'; id: string }
  /** The device has deleted the whole queue already. */
  | { type: 'queue.cleared' }
  /** The person allows or forbids texts to leave this device. A call in flight is aborted, and its revision stays. */
  | { type: 'sending.allowed'; allowed: boolean }
  /** The person has gone: the call under way ends, and no further one is made until `sending.allowed`. */
  | { type: 'session.ended' }
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
  /** Whether revisions may be sent. */
  readonly allowed: boolean;
  /** The ids of the revisions that the person has given up in flight, or before the queue was read. */
  readonly discarded: readonly string[];
  /** Why the queue waits. */
  readonly failure: Failure | null;
  /** Documents that the server failed to save. The others are sent meanwhile. */
  readonly holds: DocumentHolds;
  /** How many tries have failed in a row. */
  readonly failures: number;
  /** When the next try begins by itself, by the machine's clock; null when it does not wait. */
  readonly retryAt: number | null;
  /** The network came back, or the person asked for a save, while the present call was under way. */
  readonly askedMeanwhile: boolean;
  readonly random: () => number;
  readonly now: () => number;
}
