import type { Failure, Message } from '@nevisa/api/types';
import type { MessageChange, MessageFilter, MessageId, RemovedMessage } from './messageList.ts';

export type MessagesEvent =
  /** The screen was opened, or a change was reported. */
  | { type: 'list.requested' }
  | { type: 'filter.chosen'; filter: MessageFilter }
  | { type: 'message.viewed'; id: MessageId }
  | { type: 'message.deleted'; id: MessageId }
  | { type: 'deletion.undone'; id: MessageId }
  | { type: 'deletionOfAll.requested' }
  | { type: 'deletionOfAll.cancelled' }
  | { type: 'deletionOfAll.confirmed' }
  /** A change has its answer; sent by the port `carryOut`. */
  | { type: 'change.settled'; change: MessageChange; succeeded: boolean };

/** The result of a deletion or of its undo, which the screen reports. */
export type MessagesEmitted =
  | { type: 'message.removed'; id: MessageId }
  | { type: 'message.returned'; id: MessageId }
  | { type: 'return.refused'; id: MessageId };

export type MessagesTag = 'loading' | 'failed' | 'listed' | 'asking';

export interface MessagesContext {
  /** Newest first, as the server sends them; none of them deleted. */
  messages: readonly Message[];
  filter: MessageFilter;
  /** Calls under way. */
  changes: readonly MessageChange[];
  /** The messages whose deletion can be undone. */
  removed: readonly RemovedMessage[];
  /** Why there is no list, also while it is loaded again. */
  failure: Failure | null;
}
