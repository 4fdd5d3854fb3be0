import type { WholeConversation } from '@nevisa/api/types';
import { hearConversation } from '../fixtures/history/conversations.ts';
import type { Clock } from './clock.ts';

/** How long a job waits, and then works, in ms. */
export const jobTimes = { waiting: 4_000, working: 60_000 };

/** What a finished job writes into a conversation. */
export type Heard = ReturnType<typeof hearConversation>;

/** What a job does in place of making a text up. It is kept, so that a job can be repeated. */
export interface JobPlan {
  /** Called when the work begins; a reason ends the job without a text. */
  begin(): string | null;
  /** Called once when the work has ended, with a text or the reason why there is none. */
  end(): Heard | string;
}

/** The jobs that turn sound into text. They progress with the clock. */
export interface HistoryJobs {
  /** Brings a conversation to the present; returns true when its job has ended. */
  advance(conversation: WholeConversation): boolean;
  /** Begins the job of a conversation anew. */
  start(conversation: WholeConversation, plan?: JobPlan): void;
}

export function createHistoryJobs(clock: Clock): HistoryJobs {
  /** When a job began to wait, in ms. */
  const beginnings = new WeakMap<WholeConversation, number>();
  const plans = new WeakMap<WholeConversation, JobPlan>();

  return {
    advance: (conversation) => {
      if (conversation.status !== 'PENDING' && conversation.status !== 'PROCESSING') {
        return false;
      }
      const began = beginnings.get(conversation) ?? clock.now() - timeBehind(conversation);
      beginnings.set(conversation, began);
      const worked = clock.now() - began - jobTimes.waiting;
      const plan = plans.get(conversation);
      if (worked < 0) {
        return false;
      }
      const reason = conversation.status === 'PENDING' ? (plan?.begin() ?? null) : null;
      if (reason !== null) {
        end(conversation, reason);
        return true;
      }
      if (worked >= jobTimes.working) {
        end(conversation, plan?.end() ?? hearConversation(conversation));
        return true;
      }
      conversation.status = 'PROCESSING';
      conversation.progress = Math.floor((100 * worked) / jobTimes.working);
      return false;
    },
    start: (conversation, plan) => {
      conversation.status = 'PENDING';
      conversation.progress = null;
      conversation.failure_reason = null;
      beginnings.set(conversation, clock.now());
      if (plan !== undefined) {
        plans.set(conversation, plan);
      }
    },
  };
}

function end(conversation: WholeConversation, result: Heard | string): void {
  Object.assign(
    conversation,
    typeof result === 'string'
      ? { status: 'FAILED', failure_reason: result }
      : { ...result, status: 'SUCCESS' },
    { progress: null },
  );
}

// How much of its job a conversation has behind it that the clock meets for the first time.
function timeBehind({ status, progress }: WholeConversation): number {
  return status === 'PENDING'
    ? 0
    : jobTimes.waiting + Math.ceil(((progress ?? 0) * jobTimes.working) / 100);
}
