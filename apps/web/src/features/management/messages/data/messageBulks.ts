import type { Id } from '@nevisa/api/types';
import type { BulkActionOutcome, BulkCommand } from '@nevisa/machines';
import type { MessageClient } from './messagePorts.ts';

/** What is done with several messages by one call, as the machine and the server name it. */
export const bulkKinds = { cancel: 'CANCEL', retract: 'RETRACT', delete: 'DELETE' } as const;
export type BulkKind = keyof typeof bulkKinds;

/** How many messages one call may name. */
const mostIds = 1_000;

/** Carries out an action on many messages; a longer one than a call may have in several. */
export async function carryOutBulk(
  client: Pick<MessageClient, 'changeAdminMessages'>,
  { kind, ids }: BulkCommand,
): Promise<BulkActionOutcome> {
  const action = bulkKinds[kind as BulkKind];
  const done: Id[] = [];
  const failed: { id: Id; code: string }[] = [];
  for (let from = 0; from < ids.length; from += mostIds) {
    const part = ids.slice(from, from + mostIds);
    const outcome = await client.changeAdminMessages({ action, ids: part });
    if (!outcome.ok && from === 0) {
      return outcome;
    }
    done.push(...(outcome.ok ? outcome.answer.done : []));
    failed.push(
      ...(outcome.ok ? outcome.answer.failed : part.map((id) => ({ id, code: 'unanswered' }))),
    );
  }
  return { ok: true, answer: { done, failed } };
}
