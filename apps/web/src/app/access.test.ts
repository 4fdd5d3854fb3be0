import type { User } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { findDeniedAccess, type PageAccess } from './access.ts';

const person = (is_staff: boolean, has_service: boolean) =>
  ({ id: 1, is_staff, nevisa_service_account: { has_service } }) as User;

const guest = person(false, false);
const withService = person(false, true);
const staff = person(true, false);
const staffWithService = person(true, true);

describe('the requirement that a user does not meet', () => {
  it.each<[string, PageAccess, User, 'role' | 'service' | null]>([
    ['R-056: role before service', { access: 'admin', service: true }, guest, 'role'],
    ['R-051: the role', { access: 'admin', service: true }, withService, 'role'],
    ['R-052: the service', { access: 'admin', service: true }, staff, 'service'],
    ['none', { access: 'admin', service: true }, staffWithService, null],
    ['R-053: none on a page of any user', { access: 'signed-in' }, guest, null],
    [
      'R-052: the service on a page of any user',
      { access: 'signed-in', service: true },
      guest,
      'service',
    ],
    ['R-183: a role that nobody has', { access: 'sa' }, staffWithService, 'role'],
  ])('%s', (_, page, user, expected) => {
    expect(findDeniedAccess(page, user)).toBe(expected);
  });
});
