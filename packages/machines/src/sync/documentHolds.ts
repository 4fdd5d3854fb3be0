import type { QueuedRevision } from '@nevisa/api/types';
import { computeBackOff, backOffWaits } from '../shared/computeBackOff.ts';
import { findNext, type SaveQueue } from './saveQueue.ts';

/** How often in a row the server failed to save a document, and when it is sent again, by the machine's clock. */
export interface DocumentHold {
  readonly failures: number;
  readonly until: number;
}

/** The documents that are not sent for a while, by `documentId`. */
export type DocumentHolds = Readonly<Record<string, DocumentHold>>;

interface HeldQueue extends Pick<SaveQueue, 'entries'> {
  readonly holds: DocumentHolds;
}

/** Holds a document after a failure, each time for longer. `random` from 0 to 1. */
export function holdDocument(
  holds: DocumentHolds,
  documentId: string,
  { now, random }: { now: number; random: number },
): DocumentHolds {
  const failures = Math.min((holds[documentId]?.failures ?? 0) + 1, backOffWaits.length);
  return { ...holds, [documentId]: { failures, until: now + computeBackOff(failures, random) } };
}

export function releaseDocument(holds: DocumentHolds, documentId: string): DocumentHolds {
  const { [documentId]: _, ...others } = holds;
  return others;
}

/** The revision that is sent now: a document that the server failed to save comes after all others. */
export function selectNext(queue: HeldQueue, now: number): QueuedRevision | null {
  const first = findNext(queue, (documentId) => !Object.hasOwn(queue.holds, documentId));
  const [held] = listHeld(queue);
  return first ?? (held !== undefined && held.until <= now ? held.next : null);
}

/** When the first hold ends, by the machine's clock; null when no document is held. */
export function findFirstEnd(queue: HeldQueue): number | null {
  return listHeld(queue)[0]?.until ?? null;
}

/** The held documents that have a revision to send, in the order in which they are released. */
function listHeld(queue: HeldQueue): readonly { until: number; next: QueuedRevision }[] {
  return Object.entries(queue.holds)
    .flatMap(([id, { until }]) => {
      const next = findNext(queue, (documentId) => documentId === id);
      return next === null ? [] : [{ until, next }];
    })
    .toSorted((one, other) => one.until - other.until);
}
