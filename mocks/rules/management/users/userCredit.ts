import type { Contract, PayloadOf } from '@nevisa/api';
import type { Service, StaffUser } from '@nevisa/api/types';
import type { Account } from '../../../fixtures/accounts.ts';
import type { Clock } from '../../clock.ts';
import { addPackage } from '../../orders.ts';
import { refuse, refuseField } from '../../refusal.ts';
import { Repeated } from '../../repeated.ts';
import type { AuditLog } from '../auditLog.ts';
import { type Directory, toAuditObject } from './directory.ts';

interface CreditParts {
  directory: Directory;
  audit: AuditLog;
  clock: Clock;
  services: () => readonly Service[];
}

/** Credit and packages that an administrator gives. A repeated `client_id` gives nothing more. */
export function createUserCreditRules({ directory, audit, clock, services }: CreditParts) {
  const answers = new Map<string, StaffUser>();
  const once = (actor: Account, clientId: string, give: () => Account): StaffUser | Repeated => {
    const key = `${actor.id} ${clientId}`;
    const known = answers.get(key);
    if (known !== undefined) {
      return new Repeated(known);
    }
    const account = give();
    account.revision += 1;
    const answer = directory.show(account);
    answers.set(key, answer);
    return answer;
  };
  return {
    grantUserUsage: (actor: Account, payload: PayloadOf<Contract['grantUserUsage']>) =>
      once(actor, payload.client_id, () => {
        const account = directory.find(payload.id);
        const credit = account.nevisa_service_account;
        const before = credit.usage_remained ?? 0;
        const after = before + payload.usage_amount;
        account.nevisa_service_account = { ...credit, usage_remained: after };
        audit.record({
          actor,
          action: 'GRANT_USAGE',
          object: toAuditObject(account),
          reason: payload.reason.trim(),
          changes: [{ field: 'usage_remained', before, after }],
        });
        return account;
      }),

    assignUserService: (actor: Account, payload: PayloadOf<Contract['assignUserService']>) =>
      once(actor, payload.client_id, () => {
        const account = directory.find(payload.id);
        const service = services().find(({ id }) => id === payload.service_id);
        if (service === undefined) {
          throw refuseField('service_id', 'این بسته دیگر فروخته نمی‌شود.');
        }
        const { field, before, after } = assign(account, service, payload.starts, clock);
        audit.record({
          actor,
          action: 'ASSIGN_SERVICE',
          object: toAuditObject(account),
          reason: payload.reason.trim(),
          changes: [{ field, before, after }],
        });
        return account;
      }),
  };
}

function assign(
  account: Account,
  service: Service,
  starts: 'NOW' | 'AFTER_CURRENT',
  clock: Clock,
): { field: string; before: string | null; after: string } {
  const credit = account.nevisa_service_account;
  const current = credit.current_service_record;
  if (starts === 'AFTER_CURRENT' && current !== null) {
    if (credit.reserved_service_record !== null) {
      throw refuse('already_reserved', 'این کاربر بستهٔ رزروشده دارد.');
    }
    addPackage(account, service, `A${account.revision}-${account.id}`, clock);
    return { field: 'reserved_service', before: null, after: service.name };
  }
  account.nevisa_service_account = { ...credit, has_service: false, current_service_record: null };
  addPackage(account, service, `A${account.revision}-${account.id}`, clock);
  account.nevisa_service_account = {
    ...account.nevisa_service_account,
    reserved_service_record: credit.reserved_service_record,
  };
  return { field: 'service', before: current?.service.name ?? null, after: service.name };
}
