import type { ServerMessage } from '@nevisa/api';
import { durationOf, type Conversation } from './conversation.ts';

/** The remaining credit at which a person is warned, in ms: five minutes and one. */
const warnings = [300_000, 60_000];

/** How often the credit is told, in ms of audio. */
const tellEach = 10_000;

/**
 * Listens to `samples` more samples and takes their time from the account.
 *
 * @returns what the browser is to be told about its credit
 */
export function spend(conversation: Conversation, samples: number): ServerMessage[] {
  const account = conversation.account.nevisa_service_account;
  const before = account.usage_remained;
  const from = durationOf(conversation);
  conversation.heard += samples;
  const to = durationOf(conversation);
  if (account.is_usage_infinite) {
    return [];
  }
  const after = Math.max(0, before - (to - from));
  account.usage_remained = after;
  const told: ServerMessage[] = [];
  if (after === 0 || Math.floor(from / tellEach) < Math.floor(to / tellEach)) {
    told.push({ type: 'usage', usage_remained: after });
  }
  if (warnings.some((limit) => before > limit && after <= limit)) {
    told.push({ type: 'warning', code: 'usage_low', remaining_ms: after });
  }
  return told;
}

/** Whether nothing is left to listen with. */
export function isSpent({ account }: Conversation): boolean {
  const { is_usage_infinite, usage_remained } = account.nevisa_service_account;
  return !is_usage_infinite && usage_remained === 0;
}
