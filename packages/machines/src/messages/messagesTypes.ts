import type { Failure, Message } from '@nevisa/api/types';
import type { MessageChange, MessageFilter, MessageId } from './messageList.ts';

export type MessagesEvent =
  /** The screen was opened, or a change was reported. */
  | { type: 'list.requested' }
  | { type: 'filter.chosen'; filter: MessageFilter }
  | { type: 'message.viewed'; id: MessageId }
  | { type: 'message.deleted'; id: MessageId }
  | { type: 'deletionOfAll.requested' }
  | { type: 'deletionOfAll.cancelled' }
  | { type: 'deletionOfAll.confirmed' }
  /** A change has its answer; sent by the port `carryOut`. */
  | { type: 'change.settled'; change: MessageChange; succeeded: boolean };

export type MessagesTag = 'loading' | 'failed' | 'listed' | 'asking';

export interface MessagesContext {
  /** Newest first, as the server sends them; none of them deleted. */
  messages: readonly Message[];
  filter: MessageFilter;
  /** Calls under way. */
  changes: readonly MessageChange[];
  /** Why there is no list. */
  failure: Failure | null;
}
