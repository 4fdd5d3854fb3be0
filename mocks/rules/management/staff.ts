import type { Account } from '../../fixtures/accounts.ts';
import { refuse } from '../refusal.ts';

/** @throws Refusal 403 `forbidden` for everyone who is not staff */
export function requireStaff({ is_staff }: Pick<Account, 'is_staff'>): void {
  if (!is_staff) {
    throw refuse('forbidden', 'شما به این بخش دسترسی ندارید.');
  }
}
