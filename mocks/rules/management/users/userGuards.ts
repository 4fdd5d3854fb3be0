import type { Account } from '../../../fixtures/accounts.ts';
import { refuseFieldAs } from '../../refusal.ts';
import type { Directory } from './directory.ts';

/** @throws Refusal 400 for an action on the own account */
export function refuseSelf(actor: Account, account: Account): void {
  if (actor === account) {
    throw refuseFieldAs(
      'self',
      'non_field_errors',
      'این کار را برای حساب خودتان نمی‌توانید انجام دهید.',
    );
  }
}

/** @throws Refusal 400 when no active administrator would remain */
export function refuseLastAdmin(directory: Directory, account: Account): void {
  if (directory.isLastAdmin(account)) {
    throw refuseFieldAs('last_admin', 'non_field_errors', 'دست‌کم یک مدیر باید بماند.');
  }
}
