import type { Contract, PayloadOf } from '@nevisa/api';
import type { UserPage, UserQuery } from '@nevisa/api/types';
import type { Account } from '../../../fixtures/accounts.ts';
import type { Clock } from '../../clock.ts';
import type { People } from '../../people.ts';
import type { AuditLog } from '../auditLog.ts';
import { writeCsv } from '../csvFile.ts';
import { getPersonName } from '../personName.ts';
import { getStaffPage } from '../staffPages.ts';
import type { Directory } from './directory.ts';
import { userColumns } from './userColumns.ts';
import { createMatcher } from './userSearch.ts';

type Ordering = NonNullable<UserQuery['ordering']>;
type Compare = (one: Account, other: Account) => number;
type Filters = Omit<UserQuery, 'page' | 'page_size' | 'as_of' | 'ids'>;

const collator = new Intl.Collator('fa', { numeric: true });
const byName: Compare = (one, other) => collator.compare(getPersonName(one), getPersonName(other));
const byJoined: Compare = (one, other) => compareTexts(one.date_joined, other.date_joined);
const byLogin: Compare = (one, other) => compareTexts(one.last_login ?? '', other.last_login ?? '');
const byCredit: Compare = (one, other) => getCredit(one) - getCredit(other);
const reversed =
  (compare: Compare): Compare =>
  (one, other) =>
    compare(other, one);

const comparisons: Readonly<Record<Ordering, Compare>> = {
  '-date_joined': reversed(byJoined),
  date_joined: byJoined,
  name: byName,
  '-name': reversed(byName),
  '-last_login': reversed(byLogin),
  last_login: byLogin,
  '-usage_remained': reversed(byCredit),
  usage_remained: byCredit,
};

/** The list of users, and its file. */
export function createUserListRules({
  people,
  directory,
  clock,
  audit,
}: {
  people: People;
  directory: Directory;
  clock: Clock;
  audit: AuditLog;
}) {
  return {
    listUsers(_: Account, query: UserQuery): UserPage {
      const moment = query.as_of === undefined ? people.takeMoment() : Date.parse(query.as_of);
      const wanted = query.ids === undefined ? null : new Set(query.ids.map(String));
      const present = directory
        .everyone()
        .filter((one) => people.arrivedAt(one) <= moment && (wanted?.has(one.id) ?? true));
      const sized = wanted === null ? query : { page_size: 100, ...query };
      const found = findUsers(present, query);
      return getStaffPage(found, { call: 'listUsers', query: sized, clock, moment }, (account) =>
        directory.show(account),
      );
    },

    exportUsers(
      actor: Account,
      { columns, ...filters }: PayloadOf<Contract['exportUsers']>,
    ): string {
      const names = columns.split(',');
      const rows = findUsers(directory.everyone(), filters);
      audit.record({
        actor,
        action: 'EXPORT_USERS',
        object: { kind: 'USER', id: 'all', name: '' },
        changes: [{ field: 'count', before: null, after: rows.length }],
      });
      const shown = userColumns.filter(({ name }) => names.includes(name));
      return writeCsv(
        shown.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name)),
        rows,
      );
    },
  };
}

function findUsers(accounts: readonly Account[], query: Filters): Account[] {
  const { is_staff, is_active, is_verified, has_service, search = '' } = query;
  const matches = createMatcher(search);
  const earliest = query.joined_from === undefined ? -Infinity : Date.parse(query.joined_from);
  const latest = query.joined_to === undefined ? Infinity : Date.parse(query.joined_to);
  const compare = comparisons[query.ordering ?? '-date_joined'];
  return accounts
    .filter((account) => {
      const joined = Date.parse(account.date_joined);
      return (
        (is_staff === undefined || account.is_staff === is_staff) &&
        (is_active === undefined || account.is_active === is_active) &&
        (is_verified === undefined || account.verified === is_verified) &&
        (has_service === undefined || account.nevisa_service_account.has_service === has_service) &&
        joined >= earliest &&
        joined < latest &&
        (matches === null || matches(account))
      );
    })
    .toSorted((one, other) => compare(one, other) || compareTexts(one.id, other.id));
}

/** Infinite credit is more than any other. */
function getCredit({ nevisa_service_account: credit }: Account): number {
  return credit.is_usage_infinite ? Number.MAX_SAFE_INTEGER : (credit.usage_remained ?? 0);
}

function compareTexts(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
