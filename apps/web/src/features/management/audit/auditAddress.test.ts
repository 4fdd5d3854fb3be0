import { expect, it } from 'vitest';
import { readListAddress, writeListAddress } from '../../../shared/lists/address/listAddress.ts';
import { auditAddress } from './auditAddress.ts';

it('X-298: the address names an action, a kind, a record, an administrator and days', () => {
  const parameters = new URLSearchParams({
    action: 'BLOCK_USER',
    object: 'USER',
    object_id: '7',
    actor: '1',
    days: '1405-08-01..1405-08-30',
  });
  const address = readListAddress(auditAddress, parameters);
  expect(address.filters).toEqual({
    action: 'BLOCK_USER',
    object: 'USER',
    object_id: '7',
    actor: '1',
    days: { start: '2026-10-23', end: '2026-11-21' },
  });
  expect(Object.fromEntries(writeListAddress(auditAddress, address))).toEqual(
    Object.fromEntries(parameters),
  );
});
