import type { Failure } from './failures.ts';
import type { ConversationSegment, Id, Speaker } from './types.ts';

/** A version of a transcript that waits on the device to be saved to the history. */
export interface QueuedRevision {
  /** Id of this revision; several of one transcript may wait. */
  readonly id: string;
  /** Also the `client_id` of the conversation on the server. */
  readonly documentId: string;
  readonly title: string;
  readonly text: string;
  readonly segments: readonly ConversationSegment[];
  /** The speakers that the segments name. @default none, as of a dictation */
  readonly speakers?: readonly Speaker[];
  /** In ms. */
  readonly duration: number;
  /** UTC, ISO 8601. */
  readonly createdAt: string;
  /** Id of the conversation; null until the transcript is saved for the first time. */
  readonly historyId: Id | null;
  /** The conversation's revision that this one replaces; null together with `historyId`. */
  readonly revision: number | null;
}

/** The conversation of a saved transcript. */
export interface SavedPlace {
  readonly historyId: Id;
  readonly revision: number;
}

/** The result of saving a revision. `current` is the conversation that another device has changed. */
export type SaveOutcome =
  | { readonly ok: true; readonly answer: SavedPlace }
  | { readonly ok: false; readonly failure: Failure; readonly current?: SavedPlace };
