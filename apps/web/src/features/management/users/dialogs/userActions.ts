import type { Id, StaffUser } from '@nevisa/api/types';
import type { ActionAttempt, ActionOutcome, DangerousAction } from '@nevisa/machines';
import { callInParts } from '../../../../shared/lists/callInParts.ts';
import type { StaffClient } from '../../staffClient.ts';

/** What an administrator does to one user, or to several. */
export const userActionKinds = [
  'block',
  'unblock',
  'makeAdmin',
  'removeAdmin',
  'grant',
  'assign',
  'reset',
  'delete',
  'blockMany',
  'unblockMany',
] as const;
export type UserActionKind = (typeof userActionKinds)[number];

const proofs: Readonly<Record<UserActionKind, DangerousAction['proof']>> = {
  block: 'reason',
  unblock: 'reason',
  makeAdmin: 'question',
  removeAdmin: 'question',
  grant: 'reason',
  assign: 'reason',
  reset: 'press',
  delete: 'name',
  blockMany: 'reason',
  unblockMany: 'reason',
};

/** Kinds that harm the account that they are done to. */
const harming: ReadonlySet<UserActionKind> = new Set(['block', 'removeAdmin', 'delete']);

/** An action on one user. */
export function makeUserAction(kind: UserActionKind, user: StaffUser): DangerousAction {
  return {
    kind,
    target: { id: user.id, name: user.username, isLastAdmin: user.is_last_admin },
    proof: proofs[kind],
    forbidsSelf: harming.has(kind),
    takesAdmin: harming.has(kind),
  };
}

/** An action on several users, whose ids are in its details. */
export function makeManyUsersAction(kind: 'blockMany' | 'unblockMany'): DangerousAction {
  return { kind, target: { id: kind, name: kind }, proof: proofs[kind] };
}

const minute = 60_000;

/** Calls the server for an action. */
export async function carryOutUserAction(
  client: StaffClient,
  { action, reason, details, attemptId }: ActionAttempt,
): Promise<ActionOutcome> {
  const { id, name } = action.target;
  switch (action.kind as UserActionKind) {
    case 'block':
      return client.setUserActive({ id, is_active: false, reason });
    case 'unblock':
      return client.setUserActive({ id, is_active: true, reason });
    case 'makeAdmin':
      return client.setUserStaff({ id, is_staff: true });
    case 'removeAdmin':
      return client.setUserStaff({ id, is_staff: false });
    case 'grant':
      return client.grantUserUsage({
        id,
        usage_amount: (details['minutes'] as number) * minute,
        reason,
        client_id: attemptId,
      });
    case 'assign':
      return client.assignUserService({
        id,
        service_id: details['service'] as Id,
        starts: details['starts'] as 'NOW' | 'AFTER_CURRENT',
        reason,
        client_id: attemptId,
      });
    case 'reset':
      return client.sendUserResetCode({ id });
    case 'delete':
      return client.deleteUser({ id, username: name });
    case 'blockMany':
      return setMany(client, details['ids'] as Id[], { is_active: false, reason });
    case 'unblockMany':
      return setMany(client, details['ids'] as Id[], { is_active: true, reason });
  }
}

/** The largest number of ids in one call. */
const mostIds = 1_000;

/** The users whose call had no answer do not count as done. */
function setMany(
  client: StaffClient,
  ids: readonly Id[],
  change: { is_active: boolean; reason: string },
): Promise<ActionOutcome> {
  return callInParts(ids, mostIds, (part) => client.setUsersActive({ ids: part, ...change }));
}
