import type { Contract, PayloadOf } from '@nevisa/api';
import type { Account } from '../../../fixtures/accounts.ts';
import type { Clock } from '../../clock.ts';
import type { Codes } from '../../codes.ts';
import type { People } from '../../people.ts';
import { refuseField, refuseForNow } from '../../refusal.ts';
import type { AuditLog } from '../auditLog.ts';
import { type Directory, toAuditObject } from './directory.ts';
import { refuseLastAdmin, refuseSelf } from './userGuards.ts';

/** How long the next code to the same user has to wait, in ms. */
const waitBeforeAgain = 60_000;

interface EndingParts {
  people: People;
  codes: Codes;
  clock: Clock;
  directory: Directory;
  audit: AuditLog;
}

/** The code for another password, and the end of an account. */
export function createUserEndingRules({ people, codes, clock, directory, audit }: EndingParts) {
  return {
    sendUserResetCode(actor: Account, { id }: PayloadOf<Contract['sendUserResetCode']>) {
      const account = directory.find(id);
      const sentAt = codes.sentAt(account);
      const wait = sentAt === null ? 0 : waitBeforeAgain - (clock.now() - sentAt);
      if (wait > 0) {
        throw refuseForNow('wait', 'کد هم‌اکنون فرستاده شد. کمی صبر کنید.', wait);
      }
      codes.send(account);
      audit.record({
        actor,
        action: 'SEND_RESET_CODE',
        object: toAuditObject(account),
        changes: [],
      });
      return { message: 'کد فرستاده شد.' };
    },

    deleteUser(actor: Account, { id, username }: PayloadOf<Contract['deleteUser']>): void {
      const account = directory.find(id);
      refuseSelf(actor, account);
      refuseLastAdmin(directory, account);
      if (username !== account.username) {
        throw refuseField('username', 'نام کاربری درست نیست.');
      }
      people.remove(account);
      audit.record({ actor, action: 'DELETE_USER', object: toAuditObject(account), changes: [] });
    },
  };
}
