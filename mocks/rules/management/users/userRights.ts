import type { AnswerOf, Contract, PayloadOf } from '@nevisa/api';
import type { Id, StaffUser } from '@nevisa/api/types';
import type { Account } from '../../../fixtures/accounts.ts';
import { Refusal } from '../../refusal.ts';
import type { AuditLog } from '../auditLog.ts';
import { type Directory, toAuditObject } from './directory.ts';
import { refuseLastAdmin, refuseSelf } from './userGuards.ts';

/** Who may sign in, and who is an administrator. */
export function createUserRightRules({
  directory,
  audit,
}: {
  directory: Directory;
  audit: AuditLog;
}) {
  const setActive = (actor: Account, id: Id, change: ActiveChange) =>
    changeActive({ directory, audit }, { actor, account: directory.find(id) }, change);
  return {
    /** A user who is blocked already is blocked: a repeated call changes and records nothing. */
    setUserActive: (
      actor: Account,
      { id, is_active, reason }: PayloadOf<Contract['setUserActive']>,
    ): StaffUser => directory.show(setActive(actor, id, { isActive: is_active, reason })),

    /** One row of the audit list for each user who was changed. */
    setUsersActive(
      actor: Account,
      { ids, is_active, reason }: PayloadOf<Contract['setUsersActive']>,
    ): AnswerOf<Contract['setUsersActive']> {
      const done: Id[] = [];
      const failed: { id: Id; code: string }[] = [];
      for (const id of ids) {
        try {
          setActive(actor, id, { isActive: is_active, reason });
          done.push(id);
        } catch (error) {
          failed.push({ id, code: getErrorCode(error) });
        }
      }
      return { done, failed };
    },

    setUserStaff(actor: Account, { id, is_staff }: PayloadOf<Contract['setUserStaff']>): StaffUser {
      const account = directory.find(id);
      refuseSelf(actor, account);
      if (!is_staff) {
        refuseLastAdmin(directory, account);
      }
      if (account.is_staff !== is_staff) {
        account.is_staff = is_staff;
        account.revision += 1;
        audit.record({
          actor,
          action: is_staff ? 'MAKE_ADMIN' : 'REMOVE_ADMIN',
          object: toAuditObject(account),
          changes: [{ field: 'is_staff', before: !is_staff, after: is_staff }],
        });
      }
      return directory.show(account);
    },
  };
}

/** A user who is in this state already is not changed, and no row is written. */
function changeActive(
  { directory, audit }: { directory: Directory; audit: AuditLog },
  { actor, account }: { actor: Account; account: Account },
  { isActive, reason }: ActiveChange,
): Account {
  refuseSelf(actor, account);
  if (!isActive) {
    refuseLastAdmin(directory, account);
  }
  if (account.is_active !== isActive) {
    account.is_active = isActive;
    account.revision += 1;
    audit.record({
      actor,
      action: isActive ? 'UNBLOCK_USER' : 'BLOCK_USER',
      object: toAuditObject(account),
      reason: reason.trim(),
      changes: [{ field: 'is_active', before: !isActive, after: isActive }],
    });
  }
  return account;
}

interface ActiveChange {
  isActive: boolean;
  reason: string;
}

function getErrorCode(error: unknown): string {
  if (!(error instanceof Refusal)) {
    throw error;
  }
  const { error_code, code } = error.body as { error_code?: string; code?: string };
  return error_code ?? code ?? '';
}
