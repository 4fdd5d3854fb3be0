import { expect, it } from 'vitest';
import { readListAddress } from '../../shared/lists/address/listAddress.ts';
import { auditAddress } from './audit/auditAddress.ts';
import { toAuditAddress } from './auditAddress.ts';

it.each([77, '77', 'a b&c'])(
  'X-299: the changes of the record %j are the audit list with its kind and id',
  (id) => {
    const { searchParams } = new URL(toAuditAddress('USER', id), 'https://nevisa.test');
    const { filters } = readListAddress(auditAddress, searchParams);
    expect(filters).toMatchObject({ object: 'USER', object_id: String(id) });
    expect(searchParams.get('show')).toBe('audit');
  },
);

it.each([
  ['%20', null],
  ['%2077%20', '77'],
  ['7'.repeat(200), '7'.repeat(200)],
  ['7'.repeat(201), null],
])('X-299: the id %j of an address is %j', (written, id) => {
  const parameters = new URLSearchParams(`object=USER&object_id=${written}`);
  expect(readListAddress(auditAddress, parameters).filters.object_id).toBe(id);
});
