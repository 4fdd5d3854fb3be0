import { adminMessageSchema, type adminMessageCalls } from '@nevisa/api/management';
import type { AdminMessage, Failure, Outcome } from '@nevisa/api/types';
import { isDenied, isNotFound, isPermanent, isRevisionConflict } from '@nevisa/api/failures';
import type {
  CodeCheck,
  CountResult,
  MessageAudience,
  SavedMessage,
  SaveInput,
  SaveResult,
  SendInput,
  SendResult,
} from '@nevisa/machines';
import * as v from 'valibot';
import { readChanged } from '../../readChanged.ts';
import type { StaffClient } from '../../staffClient.ts';
import { toContent, toSaved } from './messageValues.ts';

/** The calls of the messages, as the machine asks for them. */
export type MessageClient = Pick<StaffClient, keyof typeof adminMessageCalls>;

/** Makes or changes a message; the same `clientId` makes it once. */
export async function saveMessage(
  client: MessageClient,
  { saved, clientId, values, state }: SaveInput,
): Promise<SaveResult> {
  const content = toContent(values, state);
  const outcome =
    saved === null
      ? await client.createAdminMessage({ client_id: clientId, ...content })
      : await client.updateAdminMessage({ id: saved.id, revision: saved.revision, ...content });
  return toResult(outcome);
}

/** Sends a message to the number of people that was confirmed. */
export async function sendMessage(
  client: MessageClient,
  { saved, clientId, count }: SendInput,
): Promise<SendResult> {
  const outcome = await client.sendAdminMessage({
    id: saved.id,
    revision: saved.revision,
    client_id: clientId,
    expected_recipients: count,
  });
  const recount = outcome.ok ? null : readRecount(outcome.failure);
  return recount === null
    ? readMoved(client, outcome, { ...saved, state: 'SENT' })
    : { kind: 'recount', count: recount };
}

/** Sends what is saved to the administrator alone. */
export async function sendTest(client: MessageClient, { saved }: SendInput): Promise<SaveResult> {
  const outcome = await client.sendTestMessage({ id: saved.id });
  return outcome.ok
    ? { kind: 'saved', answer: saved, serverTime: null }
    : toFailed(outcome.failure);
}

export async function cancelSchedule(
  client: MessageClient,
  { saved }: SendInput,
): Promise<SaveResult> {
  const outcome = await client.cancelAdminMessage({ id: saved.id });
  return readMoved(client, outcome, { ...saved, state: 'DRAFT' });
}

export async function countAudience(
  client: MessageClient,
  { kind, userIds }: MessageAudience,
  signal: AbortSignal,
): Promise<CountResult> {
  const audience = kind === 'USERS' ? { kind, user_ids: [...userIds] } : { kind };
  const outcome = await client.countAudience({ audience }, { signal });
  return outcome.ok
    ? {
        ok: true,
        answer: { count: outcome.answer.count },
        serverTime: toTime(outcome.answer.server_time),
      }
    : outcome;
}

export async function checkCode(
  client: MessageClient,
  { code }: { code: string },
  signal: AbortSignal,
): Promise<CodeCheck> {
  const outcome = await client.checkMessageCode({ code }, { signal });
  return outcome.ok ? { ok: true, answer: outcome.answer.status } : outcome;
}

type Read = AdminMessage & { server_time: string | null };

/** The message after a change of its state; `expected` where neither the change nor a further call shows it. */
async function readMoved(
  client: MessageClient,
  outcome: Outcome<Read | null>,
  expected: SavedMessage,
): Promise<SaveResult> {
  const read = await readChanged(outcome, () => client.retrieveAdminMessage({ id: expected.id }));
  if (!read.ok) {
    return toFailed(read.failure);
  }
  return read.answer === null
    ? { kind: 'saved', answer: expected, serverTime: null }
    : toResult({ ok: true, answer: read.answer });
}

function toResult(outcome: Outcome<Read>): SaveResult {
  return outcome.ok
    ? {
        kind: 'saved',
        answer: toSaved(outcome.answer),
        serverTime: toTime(outcome.answer.server_time),
      }
    : toFailed(outcome.failure);
}

function toFailed(failure: Failure): SaveResult {
  if (failure.kind !== 'refused') {
    return { kind: 'failed', failure };
  }
  const current = readCurrent(failure);
  if (isRevisionConflict(failure) && current !== null) {
    return { kind: 'conflict', current };
  }
  if (failure.code === 'already_sent') {
    return { kind: 'overtaken', current };
  }
  if (isNotFound(failure)) {
    return { kind: 'gone' };
  }
  if (isDenied(failure)) {
    return { kind: 'forbidden' };
  }
  return isPermanent(failure) ? { kind: 'refused', failure } : { kind: 'failed', failure };
}

function readCurrent({ current }: Extract<Failure, { kind: 'refused' }>): SavedMessage | null {
  const read = v.safeParse(adminMessageSchema, current);
  return read.success ? toSaved(read.output) : null;
}

/** The number of people that an audience has now, where it is not the confirmed one. */
function readRecount(failure: Failure): number | null {
  const isMoved = failure.kind === 'refused' && failure.code === 'audience_changed';
  const count = isMoved ? failure.details?.['count'] : null;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : null;
}

function toTime(time: string | null): number | null {
  const moment = Date.parse(time ?? '');
  return Number.isNaN(moment) ? null : moment;
}
