import type { Id } from '@nevisa/api/types';
import type { BulkActionOutcome, BulkCommand } from '@nevisa/machines';
import { callInParts } from '../../../../shared/lists/callInParts.ts';
import type { ManagedList } from '../../../../shared/lists/managedList.ts';
import type { MessageClient } from './messagePorts.ts';

/** What is done with several messages by one call, as the machine and the server name it. */
export const bulkKinds = { cancel: 'CANCEL', retract: 'RETRACT', delete: 'DELETE' } as const;
export type BulkKind = keyof typeof bulkKinds;

/** How many messages one call may name. */
const mostIds = 1_000;

/** Asks the person before messages are taken back, deleted or not sent after all. */
export function askToCarryOut(
  { bulk }: Pick<ManagedList, 'bulk'>,
  kind: BulkKind,
  ids: readonly Id[],
): void {
  bulk.send({ type: 'bulk.requested', action: { kind, ids, asks: true } });
}

/** Carries out an action on many messages; a longer one than a call may have in several. */
export async function carryOutBulk(
  client: Pick<MessageClient, 'changeAdminMessages'>,
  { kind, ids }: BulkCommand,
): Promise<BulkActionOutcome> {
  const action = bulkKinds[kind as BulkKind];
  return callInParts(ids, mostIds, (part) => client.changeAdminMessages({ action, ids: part }));
}
