import type { ConversationSegment, Failure, Id } from '@nevisa/api/types';

/** What of a conversation is edited and saved. */
export interface ConversationText {
  readonly title: string;
  readonly speakers: readonly { readonly id: string; readonly name: string }[];
  readonly segments: readonly ConversationSegment[];
}

/** The text of a revision on the server. */
export interface SavedRevision {
  readonly revision: number;
  readonly text: ConversationText;
}

/** One changed segment, as the contract names it. */
export type ConversationSegmentChange =
  | { op: 'set'; segment_id: string; segment: ConversationSegment }
  | { op: 'insert'; segment_id: string; after: string | null; segment: ConversationSegment }
  | { op: 'remove'; segment_id: string };

/** The changes that turn one text into another, in their order. */
export interface ConversationChanges {
  readonly title?: string;
  readonly speakers?: ConversationText['speakers'];
  readonly changes: readonly ConversationSegmentChange[];
}

/** Why the server keeps a state as a version: before a large change, or as the other side of a conflict. */
export type VersionReason = 'replace_all' | 'cleanup' | 'conflict';

/** Changes of a revision. The server applies a `clientId` once, and answers it again in the same way. */
export interface ConversationPatch extends ConversationChanges {
  readonly clientId: string;
  readonly revision: number;
  /** The server keeps the state before this patch as a version: before a large change, or the other side of a conflict. */
  readonly keepsVersion: VersionReason | false;
}

/** What the device keeps of an edited conversation: enough to go on after a reload or a crash. */
export interface DeviceCopy {
  readonly saved: SavedRevision;
  /** The present text of the person. */
  readonly current: ConversationText;
  /** A patch that was sent, or is about to be, and has no answer. */
  readonly pending: ConversationPatch | null;
}

export type MergeChoices = Readonly<Record<string, 'mine' | 'theirs' | 'both'>>;

/** A segment that both sides changed; null where a side deleted it, or did not have it. */
export interface ConversationQuestion {
  readonly segment_id: string;
  readonly base: ConversationSegment | null;
  readonly mine: ConversationSegment | null;
  readonly theirs: ConversationSegment | null;
  /** Unchanged segments after it that the other side has joined to it: they belong to my answer. */
  readonly mineRest: readonly ConversationSegment[];
  readonly theirsRest: readonly ConversationSegment[];
}

export interface ConversationMerge {
  readonly title: string;
  readonly speakers: ConversationText['speakers'];
  readonly parts: readonly (
    | { readonly segment: ConversationSegment }
    | { readonly question: ConversationQuestion }
  )[];
  readonly questions: readonly ConversationQuestion[];
  /** How many segments came from the other side without a question. */
  readonly taken: number;
}

/** The pure functions of `@nevisa/transcript` on texts. */
export interface TextRules {
  isSameText(one: ConversationText, other: ConversationText): boolean;
  changesBetween(saved: ConversationText, current: ConversationText): ConversationChanges;
  applyChanges(text: ConversationText, changes: ConversationChanges): ConversationText;
  takeChanges(changes: ConversationChanges, count: number): ConversationChanges;
  mergeRevisions(
    base: ConversationText,
    mine: ConversationText,
    theirs: ConversationText,
  ): ConversationMerge;
  resolveMerge(
    merge: ConversationMerge,
    choices: MergeChoices,
    createId: () => string,
  ): ConversationText;
  asksTheSame(asked: ConversationMerge, now: ConversationMerge): boolean;
}

/** Two revisions of one text that are merged. */
export interface ConversationConflict {
  /** The present text at the time of the merge. */
  readonly mine: ConversationText;
  readonly theirs: SavedRevision;
  readonly merge: ConversationMerge;
  /** The merged text once no question is open. */
  readonly resolved: ConversationText | null;
}

/** `theirs` is the newest revision, where the answer of a conflict has it. */
export type PatchOutcome =
  | { readonly ok: true; readonly answer: { readonly revision: number } }
  | { readonly ok: false; readonly failure: Failure; readonly theirs?: SavedRevision };

/** Why the text is shown anew. */
export type ShownBecause = 'opened' | 'merged' | 'restored' | 'arrived';

/** Why a text is kept on the device as a version: the other side of a merge, or the late text of a tab that lost the lock. */
export type KeptBecause = 'conflict' | 'late';

export type StopReason = 'deleted' | 'forbidden' | 'session' | 'account';

/** `free`: only if no tab has it. `ask`: when the other tab gives it up. `steal`: at once. */
export type LockMode = 'free' | 'ask' | 'steal';

export interface ConversationInput {
  rules: TextRules;
  /** The present text of the editor. */
  readText: () => ConversationText;
  createId: () => string;
  /** From 0 to 1, for the length of waits, e.g. `Math.random`. */
  random: () => number;
  /** Clock in ms, e.g. `Date.now`. */
  now: () => number;
}

export type ConversationEvent =
  /** The person wants a failed load to be tried again. */
  | { type: 'retry.requested' }
  /** The person opens a text that was opened only to be sent: its words are wanted now. */
  | { type: 'text.shown' }
  /** Sent by the port `watchNetwork`. */
  | { type: 'network.returned' }
  /** A large change follows: the patch with it asks for the state before it as a version. */
  | { type: 'version.wanted'; reason: VersionReason }
  /** The person changed the text or the title. */
  | { type: 'text.changed' }
  /** The person asks for a save, leaves the editor, or hides the page. */
  | { type: 'save.requested' }
  /** The page may never run again. */
  | { type: 'page.left' }
  | { type: 'conflict.resolved'; choices: MergeChoices }
  /** The server has a newer revision. */
  | ({ type: 'server.moved' } & SavedRevision)
  /** The conversation went to the trash, or is gone: `failure` is the answer that said so. */
  | { type: 'document.deleted'; failure?: Failure }
  /** It was restored from the trash. */
  | { type: 'document.returned' }
  | { type: 'session.ended'; reason: 'session' | 'account' }
  | { type: 'session.returned' }
  | { type: 'saveAsNew.requested' }
  /** Sent by the port `holdLock`. */
  | LockEvent
  /** Sent by the port `watchOwner`. */
  | OwnerEvent
  | { type: 'takeover.requested' }
  | { type: 'versions.opened' }
  | { type: 'versions.closed' }
  | { type: 'version.chosen'; id: Id }
  /** The whole version becomes the newest revision. */
  | { type: 'restore.requested' }
  /** The person takes some paragraphs of a version into the text. */
  | { type: 'paragraphs.restored'; text: ConversationText }
  /** A new transcription is ready as a version. */
  | { type: 'job.finished'; id: Id }
  | InternalEvent;

export type LockEvent =
  | { type: 'lock.granted' }
  /** Another tab has the lock. */
  | { type: 'lock.taken' }
  /** Another tab has stolen the lock. */
  | { type: 'lock.lost' }
  /** Another tab wants to write. */
  | { type: 'lock.wanted' };

export type OwnerEvent =
  /** What the writing tab shows. */
  | { type: 'text.arrived'; text: ConversationText }
  /** The writing tab is gone. */
  | { type: 'lock.freed' };

/** Raised by the machine itself. */
type InternalEvent =
  | { type: 'text.read' }
  | { type: 'copy.outdated' }
  | { type: 'save.refused' }
  /** The server has a newer revision than this device. */
  | { type: 'revision.outdated' }
  | { type: 'document.reopened' }
  | { type: 'writing.ended' };

export type ConversationEmitted =
  | { type: 'text.saved'; revision: number; at: number }
  /** Two revisions were merged without a question; `taken` segments came from elsewhere. */
  | { type: 'texts.merged'; taken: number };

export type ConversationTag =
  | 'loading'
  | 'load-failed'
  | 'words-loading'
  | 'wordless'
  | 'gone'
  | 'saved'
  | 'unsaved'
  | 'saving'
  | 'waiting'
  | 'refused'
  | 'asking'
  | 'stopped'
  | 'copied'
  | 'kept'
  | 'not-kept'
  | 'writing'
  | 'reading'
  | 'taking-over'
  | 'listing'
  | 'comparing'
  | 'restoring';

export interface ConversationContext extends ConversationInput {
  /** The newest revision that this device has seen; null until the conversation is opened. */
  readonly saved: SavedRevision | null;
  /** The present text when it was last read. */
  readonly current: ConversationText | null;
  /** The person changed the text since it was read. */
  readonly isChanged: boolean;
  /** What the device has may differ from what it should keep. */
  readonly isOutdated: boolean;
  /** This page has begun to write its first copy to the device. */
  readonly hasKept: boolean;
  /** When the first change came that is in no patch, by the machine's clock. */
  readonly changedAt: number | null;
  readonly pending: ConversationPatch | null;
  /** How many changes one patch may have: fewer after the server refused a patch as too large. */
  readonly patchSize: number;
  readonly conflict: ConversationConflict | null;
  /** Why the state before the next patch is kept. */
  readonly keepsVersion: VersionReason | false;
  readonly stopReason: StopReason | null;
  /** Why the last call of the region failed. */
  readonly failure: Failure | null;
  readonly loadFailure: Failure | null;
  readonly versionFailure: Failure | null;
  /** How many tries have failed in a row. */
  readonly failures: number;
  readonly retryAt: number | null;
  /** The network came back, or the person asked for a save, while the present call was under way. */
  readonly askedMeanwhile: boolean;
  readonly lockMode: LockMode;
  /** Another tab wrote since the text was loaded. */
  readonly hasRead: boolean;
  /** The version that is compared. */
  readonly versionId: Id | null;
}
