import type { WholeConversation } from '@nevisa/api/types';
import { hearConversation } from '../fixtures/history/conversations.ts';
import type { Clock } from './clock.ts';

/** How long a job waits, and then works, in ms. */
export const jobTimes = { waiting: 4_000, working: 60_000 };

/** The jobs that turn sound into text. They progress with the clock. */
export interface HistoryJobs {
  /** Brings a conversation to the present; returns true when its job has ended. */
  advance(conversation: WholeConversation): boolean;
  /** Begins the job of a conversation anew. */
  start(conversation: WholeConversation): void;
}

export function createHistoryJobs(clock: Clock): HistoryJobs {
  /** When a job began to wait, in ms. */
  const beginnings = new WeakMap<WholeConversation, number>();

  return {
    advance: (conversation) => {
      if (conversation.status !== 'PENDING' && conversation.status !== 'PROCESSING') {
        return false;
      }
      const began = beginnings.get(conversation) ?? clock.now() - timeBehind(conversation);
      beginnings.set(conversation, began);
      const worked = clock.now() - began - jobTimes.waiting;
      if (worked >= jobTimes.working) {
        const heard = hearConversation(conversation);
        Object.assign(conversation, heard, { status: 'SUCCESS', progress: null });
        return true;
      }
      if (worked >= 0) {
        conversation.status = 'PROCESSING';
        conversation.progress = Math.floor((100 * worked) / jobTimes.working);
      }
      return false;
    },
    start: (conversation) => {
      conversation.status = 'PENDING';
      conversation.progress = null;
      conversation.failure_reason = null;
      beginnings.set(conversation, clock.now());
    },
  };
}

// How much of its job a conversation has behind it that the clock meets for the first time.
function timeBehind({ status, progress }: WholeConversation): number {
  return status === 'PENDING'
    ? 0
    : jobTimes.waiting + Math.ceil(((progress ?? 0) * jobTimes.working) / 100);
}
