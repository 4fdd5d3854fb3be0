import type { ConversationSegment } from '@nevisa/api/types';

/** A version of a transcript that waits to be saved. */
export interface QueuedRevision {
  /** Id of this revision; several of one transcript may wait. */
  readonly id: string;
  /** Also the `client_id` of the conversation on the server. */
  readonly documentId: string;
  readonly title: string;
  readonly text: string;
  readonly segments: readonly ConversationSegment[];
  /** In ms. */
  readonly duration: number;
  /** UTC, ISO 8601. */
  readonly createdAt: string;
  /** Id of the conversation; null until the transcript is saved for the first time. */
  readonly historyId: string | null;
  /** The conversation's revision that this one replaces; null together with `historyId`. */
  readonly revision: number | null;
}

/** The conversation of a saved transcript. */
export interface SavedPlace {
  readonly historyId: string;
  readonly revision: number;
}
