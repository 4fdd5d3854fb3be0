import { expect, it } from 'vitest';
import { writeJoinedAddress } from './writeJoinedAddress.ts';

it.each([
  ['2026-11-20', '2026-11-20', '/admin/user-management?joined=1405-08-29'],
  ['2026-11-14', '2026-11-20', '/admin/user-management?joined=1405-08-23..1405-08-29'],
])('X-251: the days %s to %s open the users who joined on them', (start, end, address) => {
  expect(writeJoinedAddress({ start, end })).toBe(address);
});
