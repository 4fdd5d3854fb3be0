import type { ServerMessage } from '@nevisa/api';
import { getDuration, type Conversation } from './conversation.ts';

/** Remaining credit at which the client is warned, in ms: five minutes and one minute. */
const warnings = [300_000, 60_000];

/** Interval of usage messages, in ms of audio. */
const usageInterval = 10_000;

/**
 * Adds `samples` samples to the conversation and charges their duration to the account.
 *
 * @returns messages about the credit for the client
 */
export function spend(conversation: Conversation, samples: number): ServerMessage[] {
  const account = conversation.account.nevisa_service_account;
  const before = account.usage_remained;
  const from = getDuration(conversation);
  conversation.receivedSamples += samples;
  const to = getDuration(conversation);
  if (account.is_usage_infinite) {
    return [];
  }
  const after = Math.max(0, before - (to - from));
  account.usage_remained = after;
  const messages: ServerMessage[] = [];
  if (after === 0 || Math.floor(from / usageInterval) < Math.floor(to / usageInterval)) {
    messages.push({ type: 'usage', usage_remained: after });
  }
  if (warnings.some((limit) => before > limit && after <= limit)) {
    messages.push({ type: 'warning', code: 'usage_low', remaining_ms: after });
  }
  return messages;
}

/** Whether the account has no credit left. */
export function isSpent({ account }: Conversation): boolean {
  const { is_usage_infinite, usage_remained } = account.nevisa_service_account;
  return !is_usage_infinite && usage_remained === 0;
}
