import type { Failure, QueuedRevision, SavedPlace } from '@nevisa/api/types';

/** A revision that waits, and why it cannot be sent as it is. */
export interface QueueEntry {
  readonly revision: QueuedRevision;
  readonly aside: SetAside | null;
}

export type SetAside =
  /** The document has changed elsewhere; `current` is where it is now. */
  | { readonly kind: 'conflict'; readonly current: SavedPlace }
  | { readonly kind: 'refused'; readonly failure: Failure };

export interface SaveQueue {
  /** In the order in which they were added. */
  readonly entries: readonly QueueEntry[];
  /** Where documents are that were saved since the beginning, by `documentId`. */
  readonly saved: Readonly<Record<string, SavedPlace>>;
  /** The revision under way. */
  readonly sendingId: string | null;
}

/** How far a document is on its way to the history; null when nothing is known of it. */
export function getSyncStatus(
  { entries, saved, sendingId }: SaveQueue,
  documentId: string,
): 'queued' | 'sending' | 'synced' | 'conflict' | 'refused' | null {
  const own = entries.filter(({ revision }) => revision.documentId === documentId);
  const aside = own.find((each) => each.aside !== null)?.aside;
  if (aside) {
    return aside.kind;
  }
  if (own.some(({ revision }) => revision.id === sendingId)) {
    return 'sending';
  }
  return own.length > 0 ? 'queued' : Object.hasOwn(saved, documentId) ? 'synced' : null;
}

/** How many entries will be sent without a decision of the person. */
export function countWaiting({ entries }: SaveQueue): number {
  return entries.filter(({ aside }) => aside === null).length;
}

/**
 * The first revision that can be sent, of the documents that `mayBeSent` allows.
 * A document in conflict holds up its later entries.
 */
export function findNext(
  { entries }: Pick<SaveQueue, 'entries'>,
  mayBeSent: (documentId: string) => boolean,
): QueuedRevision | null {
  const conflicts = new Set<string>();
  for (const { revision, aside } of entries) {
    const { documentId } = revision;
    if (aside === null && !conflicts.has(documentId) && mayBeSent(documentId)) {
      return revision;
    }
    if (aside?.kind === 'conflict') {
      conflicts.add(documentId);
    }
  }
  return null;
}

/** Adds revisions, each once. */
export function addRevisions(
  entries: readonly QueueEntry[],
  added: readonly QueuedRevision[],
): readonly QueueEntry[] {
  const known = new Set(entries.map(({ revision }) => revision.id));
  const unknown = added.filter(({ id }) => !known.has(id));
  return [...entries, ...unknown.map((revision) => ({ revision, aside: null }))];
}

export function withoutRevisions(
  entries: readonly QueueEntry[],
  ids: readonly string[],
): readonly QueueEntry[] {
  return entries.some(({ revision }) => ids.includes(revision.id))
    ? entries.filter(({ revision }) => !ids.includes(revision.id))
    : entries;
}

export function withAside(
  entries: readonly QueueEntry[],
  id: string | null,
  aside: SetAside | null,
): readonly QueueEntry[] {
  return entries.map((each) => (each.revision.id === id ? { ...each, aside } : each));
}

/** The ids of the revision and of the earlier ones of its document: a server that has it needs none of these. */
export function listOutdated(
  entries: readonly QueueEntry[],
  saved: QueuedRevision,
): readonly string[] {
  const until = entries.findIndex(({ revision }) => revision.id === saved.id);
  return entries
    .slice(0, until + 1)
    .flatMap(({ revision }) => (revision.documentId === saved.documentId ? [revision.id] : []));
}

/** Gives the revision and the later ones a document of their own; the earlier document stays as it is. */
export function separateEntries(
  entries: readonly QueueEntry[],
  id: string,
  documentId: string,
): readonly QueueEntry[] {
  const from = entries.findIndex(({ revision }) => revision.id === id);
  const former = entries[from]?.revision.documentId;
  return entries.map((each, index) =>
    index >= from && each.revision.documentId === former
      ? {
          revision: { ...each.revision, documentId, historyId: null, revision: null },
          aside: index === from ? null : each.aside,
        }
      : each,
  );
}

/** The conflict that a revision is in, if it is in one. */
export function findConflict(entries: readonly QueueEntry[], id: string): SavedPlace | null {
  const aside = entries.find(({ revision }) => revision.id === id)?.aside;
  return aside?.kind === 'conflict' ? aside.current : null;
}

/** The revision under way, with the newest place that is known of its document. */
export function getSending({ entries, saved, sendingId }: SaveQueue): QueuedRevision {
  const { revision } = entries.find((each) => each.revision.id === sendingId) ?? {};
  if (revision === undefined) {
    throw new Error('No revision is under way: one is taken from the queue before it is sent.');
  }
  const place = saved[revision.documentId];
  return place === undefined || place.revision < (revision.revision ?? 0)
    ? revision
    : { ...revision, ...place };
}
