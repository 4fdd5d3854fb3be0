import type { Conversation, Id, Speaker } from '@nevisa/api/types';
import type { KeptVersion } from '@nevisa/drafts';
import type { conversationMachine } from '@nevisa/machines';
import type { TranscriptDocument } from '@nevisa/transcript';
import type { ActorRefFrom } from 'xstate';
import type { Observable } from '../../shared/observable.ts';

/** What the page of an opened conversation shows beside the states of its machine. */
export interface ConversationFacts {
  /**
   * The edited text; null until it is opened. Another one after the text was loaded anew. It may
   * be edited while the machine has the tag `writing` and its context has `saved`: after a
   * take-over the text of the other tab is loaded first.
   */
  readonly document: TranscriptDocument | null;
  readonly title: string;
  readonly speakers: readonly Speaker[];
  /** The facts of the server; null until its first answer, e.g. offline. */
  readonly conversation: Conversation | null;
  /** When the server last had the whole text, in ms since 1970; null before. */
  readonly savedAt: number | null;
  /** How many segments the last merge took from elsewhere; null after the person has seen it. */
  readonly mergedCount: number | null;
  /** The person stores texts on this device only: nothing is sent, and `SaveState` is `device`. */
  readonly staysHere: boolean;
}

/** A conversation that is open in this tab: its text, its machine and its commands. It outlives the screen until `close`. */
export interface OpenedConversation {
  readonly id: Id;
  readonly actor: ActorRefFrom<typeof conversationMachine>;
  readonly facts: Pick<Observable<ConversationFacts>, 'read' | 'subscribe'>;
  /** Changes the title: it is kept and sent with the text, and is no step of its undo (ADR-0063). */
  rename: (title: string) => void;
  /** The list of speakers; which of them speaks a paragraph is part of the document. */
  changeSpeakers: (speakers: readonly Speaker[]) => void;
  /** Asks the server for its present revision, e.g. after another call has changed it. */
  look: () => Promise<void>;
  /** The texts that this device keeps as versions; rejects when the device cannot be read. */
  listKept: () => Promise<readonly KeptVersion[]>;
  /** The person has seen the sentence about the merge. */
  forgetMerge: () => void;
  /** Keeps and sends what is left, gives the lock up and stops. Resolves when the device has the text. */
  close: () => Promise<void>;
}

/**
 * The opened conversations of a user: a member of the user scope, over a sign-out too:
 * `services.userScope(user.id).keep(createConversations)` of `conversations.ts`.
 */
export interface Conversations {
  /** Opens a conversation, or returns the one that this tab has open. */
  open: (id: Id) => OpenedConversation;
  /** The conversations, by `String(id)`, whose text on this device the server does not have, when no page has them open. */
  readonly waiting: Pick<Observable<ReadonlyMap<string, WaitingText>>, 'read' | 'subscribe'>;
  /** Sends the texts that a closed page left on this device, one after the other; asks nothing. */
  sendWaiting: () => Promise<void>;
}

/**
 * Why a text is only on this device. `waiting`: the server was not reached; `conflict`: it
 * changed elsewhere too, and the person decides; `refused`: the server does not take it.
 */
export type WaitingText = 'waiting' | 'conflict' | 'refused';
