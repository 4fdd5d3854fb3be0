import { describe, expect, it } from 'vitest';
import { discountAddress } from '../features/discounts/data/discountAddress.ts';
import { historyAddress } from '../features/history/data/historyAddress.ts';
import { auditAddress } from '../features/management/audit/auditAddress.ts';
import { messageAddress } from '../features/management/messages/data/messageAddress.ts';
import { userAddress } from '../features/management/users/data/userAddress.ts';
import { type ListDescription, readListAddress } from '../shared/lists/address/listAddress.ts';

const readFirst = <Filters extends object>(description: ListDescription<Filters>) =>
  readListAddress(description, new URLSearchParams()).pageSize;

describe('a page of a list', () => {
  it.each([
    ['the history', readFirst(historyAddress), 20],
    ['users', readFirst(userAddress), 25],
    ['discount codes', readFirst(discountAddress), 25],
    ['messages of administration', readFirst(messageAddress), 25],
    ['the audit list', readFirst(auditAddress), 25],
  ])('R-013: of %s has the decided number of rows', (_list, rows, decided) => {
    expect(rows).toBe(decided);
  });
});
