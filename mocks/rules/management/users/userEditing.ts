import type { Contract, PayloadOf } from '@nevisa/api';
import type { StaffUser } from '@nevisa/api/types';
import type { Account } from '../../../fixtures/accounts.ts';
import { checkEmail, checkPhone } from '../../contactShapes.ts';
import { Refusal, refuse, refuseField } from '../../refusal.ts';
import { type AuditLog, listChanges } from '../auditLog.ts';
import { type Directory, toAuditObject } from './directory.ts';

type Change = PayloadOf<Contract['updateUser']>;

/** Changes of what a user is reached by and called. */
export function createUserEditingRules({
  directory,
  audit,
}: {
  directory: Directory;
  audit: AuditLog;
}) {
  return {
    updateUser(actor: Account, { id, revision, profile = {}, ...contacts }: Change): StaffUser {
      const account = directory.find(id);
      if (account.revision !== revision) {
        throw refuse('revision_conflict', 'این کاربر در جای دیگری تغییر کرده است.', {
          current: directory.show(account),
        });
      }
      const before = editable(account);
      const after = { ...before, ...cleaned(contacts), ...cleaned(profile) };
      after.email = after.email?.toLowerCase() ?? null;
      refuseInvalid(directory, account, after);
      const changes = listChanges(before, after);
      if (changes.length > 0) {
        const { email, phone, first_name, last_name } = after;
        Object.assign(account, { email, phone, revision: revision + 1 });
        account.profile = { ...account.profile, first_name, last_name };
        audit.record({ actor, action: 'UPDATE_USER', object: toAuditObject(account), changes });
      }
      return directory.show(account);
    },
  };
}

type Editable = Record<'email' | 'phone' | 'first_name' | 'last_name', string | null>;

function editable({ email, phone, profile: { first_name, last_name } }: Account): Editable {
  return { email, phone, first_name, last_name };
}

/** An empty text is no value. */
function cleaned(fields: Partial<Editable>): Partial<Editable> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value?.trim() || null]),
  );
}

function refuseInvalid(directory: Directory, account: Account, { email, phone }: Editable): void {
  if (email === null && phone === null) {
    throw new Refusal(400, {
      non_field_errors: ['هر حساب دست‌کم یک ایمیل یا شمارهٔ همراه لازم دارد.'],
    });
  }
  if (email !== null && email !== account.email) {
    checkEmail(email);
  }
  if (phone !== null && phone !== account.phone) {
    checkPhone(phone);
  }
  const others = directory.everyone().filter((one) => one !== account);
  if (email !== null && others.some((one) => one.email === email)) {
    throw refuseField('email', 'با این ایمیل پیش‌تر حسابی ساخته شده است.');
  }
  if (phone !== null && others.some((one) => one.phone === phone)) {
    throw refuseField('phone', 'با این شمارهٔ همراه پیش‌تر حسابی ساخته شده است.');
  }
}
