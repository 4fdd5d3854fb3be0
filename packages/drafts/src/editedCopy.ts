import type { ConversationSegment, SegmentChange, Speaker } from '@nevisa/api/types';

/** What of a conversation is edited and saved. */
export interface EditableText {
  readonly title: string;
  readonly speakers: readonly Speaker[];
  readonly segments: readonly ConversationSegment[];
}

/** The changes that turn one text into another, in their order. */
export interface EditableChanges {
  readonly title?: string;
  readonly speakers?: readonly Speaker[];
  readonly changes: readonly SegmentChange[];
}

/** A patch that was sent, or is about to be, and has no answer. */
export interface PendingPatch extends EditableChanges {
  readonly clientId: string;
  readonly revision: number;
  /** Why the server keeps the state before it as a version. */
  readonly keepsVersion: 'replace_all' | 'cleanup' | 'conflict' | false;
}

/** An edited conversation on the device: the revision that it began from, and the present text. */
export interface EditedCopy {
  readonly saved: { readonly revision: number; readonly text: EditableText };
  readonly current: EditableText;
  readonly pending: PendingPatch | null;
}

/** A text that is offered beside the versions of the server. `late`: of a page that wrote after another had taken over. */
export interface KeptVersion {
  readonly because: 'conflict' | 'late';
  readonly text: EditableText;
  /** When it was kept, in ms since 1970; missing where that is not known. */
  readonly at?: number;
}

/** The pure functions on texts, of `@nevisa/transcript`. */
export interface CopyRules {
  isSameText(one: EditableText, other: EditableText): boolean;
  changesBetween(saved: EditableText, current: EditableText): EditableChanges;
  applyChanges(text: EditableText, changes: EditableChanges): EditableText;
}
