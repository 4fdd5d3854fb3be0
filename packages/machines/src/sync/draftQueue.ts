import type { ConversationSegment, Failure } from '@nevisa/api/types';

/** A document as it is to be saved to the history. `duration` in ms, `createdAt` in UTC as ISO 8601. */
export interface Piece {
  /** Of this piece in the queue: the same document may be in it more than once. */
  readonly id: string;
  /** Also the `client_id` towards the server. */
  readonly documentId: string;
  readonly title: string;
  readonly text: string;
  readonly segments: readonly ConversationSegment[];
  readonly duration: number;
  readonly createdAt: string;
  /** Null until the document is in the history. */
  readonly historyId: string | null;
  /** What the text was made from, or null with `historyId`. */
  readonly revision: number | null;
}

/** Where the history has a document. */
export interface SavedPlace {
  readonly historyId: string;
  readonly revision: number;
}

/** A piece that waits, and why it cannot be sent as it is. */
export interface QueuedPiece {
  readonly piece: Piece;
  readonly aside: SetAside | null;
}

export type SetAside =
  /** The document has changed elsewhere; `current` is where it is now. */
  | { readonly kind: 'conflict'; readonly current: SavedPlace }
  | { readonly kind: 'refused'; readonly failure: Failure };

export interface DraftQueue {
  /** In the order in which they were added. */
  readonly pieces: readonly QueuedPiece[];
  /** Where documents are that were saved since the beginning, by `documentId`. */
  readonly saved: Readonly<Record<string, SavedPlace>>;
  /** The piece under way. */
  readonly sendingId: string | null;
}

/** How far a document is on its way to the history; null when nothing is known of it. */
export function syncStatusOf(
  { pieces, saved, sendingId }: DraftQueue,
  documentId: string,
): 'queued' | 'sending' | 'synced' | 'conflict' | 'refused' | null {
  const own = pieces.filter(({ piece }) => piece.documentId === documentId);
  const aside = own.find((each) => each.aside !== null)?.aside;
  if (aside) {
    return aside.kind;
  }
  if (own.some(({ piece }) => piece.id === sendingId)) {
    return 'sending';
  }
  return own.length > 0 ? 'queued' : Object.hasOwn(saved, documentId) ? 'synced' : null;
}

/** How many pieces will be sent without anybody doing anything. */
export function waitingCountOf({ pieces }: DraftQueue): number {
  return pieces.filter(({ aside }) => aside === null).length;
}

/** The first piece that can be sent. A document in conflict lets none of its later pieces pass. */
export function nextPiece({ pieces }: DraftQueue): Piece | null {
  const held = new Set<string>();
  for (const { piece, aside } of pieces) {
    if (aside === null && !held.has(piece.documentId)) {
      return piece;
    }
    if (aside?.kind === 'conflict') {
      held.add(piece.documentId);
    }
  }
  return null;
}

/** A piece is never in the queue twice. */
export function withPieces(
  pieces: readonly QueuedPiece[],
  added: readonly Piece[],
): readonly QueuedPiece[] {
  const known = new Set(pieces.map(({ piece }) => piece.id));
  const unknown = added.filter(({ id }) => !known.has(id));
  return [...pieces, ...unknown.map((piece) => ({ piece, aside: null }))];
}

export function withAside(
  pieces: readonly QueuedPiece[],
  id: string | null,
  aside: SetAside | null,
): readonly QueuedPiece[] {
  return pieces.map((each) => (each.piece.id === id ? { ...each, aside } : each));
}

/** The piece, and what was written of the same document before it: a server that has it needs none of these. */
export function outdatedBy(pieces: readonly QueuedPiece[], saved: Piece): readonly string[] {
  const until = pieces.findIndex(({ piece }) => piece.id === saved.id);
  return pieces
    .slice(0, until + 1)
    .flatMap(({ piece }) => (piece.documentId === saved.documentId ? [piece.id] : []));
}

/** The piece, and what was written after it, become a document of their own; the other one stays as it is. */
export function separated(
  pieces: readonly QueuedPiece[],
  id: string,
  documentId: string,
): readonly QueuedPiece[] {
  const from = pieces.findIndex(({ piece }) => piece.id === id);
  const former = pieces[from]?.piece.documentId;
  return pieces.map((each, index) =>
    index >= from && each.piece.documentId === former
      ? {
          piece: { ...each.piece, documentId, historyId: null, revision: null },
          aside: index === from ? null : each.aside,
        }
      : each,
  );
}

/** The conflict that a piece is in, if it is in one. */
export function conflictOf(pieces: readonly QueuedPiece[], id: string): SavedPlace | null {
  const aside = pieces.find(({ piece }) => piece.id === id)?.aside;
  return aside?.kind === 'conflict' ? aside.current : null;
}

/** The piece under way, with the newest place that is known of its document. */
export function sentPiece({ pieces, saved, sendingId }: DraftQueue): Piece {
  const { piece } = pieces.find((each) => each.piece.id === sendingId) ?? {};
  if (piece === undefined) {
    throw new Error('No piece is under way: one is taken from the queue before it is sent.');
  }
  const place = saved[piece.documentId];
  return place === undefined || place.revision < (piece.revision ?? 0)
    ? piece
    : { ...piece, ...place };
}
