import type { Account } from '../../../fixtures/accounts.ts';
import { Refusal } from '../../refusal.ts';
import type { Directory } from './directory.ts';

/** @throws Refusal 400 for an action on the own account */
export function refuseSelf(actor: Account, account: Account): void {
  if (actor === account) {
    throw refuseAction('self', 'این کار را برای حساب خودتان نمی‌توانید انجام دهید.');
  }
}

/** @throws Refusal 400 when no active administrator would remain */
export function refuseLastAdmin(directory: Directory, account: Account): void {
  if (directory.isLastAdmin(account)) {
    throw refuseAction('last_admin', 'دست‌کم یک مدیر باید بماند.');
  }
}

function refuseAction(code: string, text: string): Refusal {
  return new Refusal(400, { non_field_errors: [text], error_code: code });
}
