import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { belongsTo, getRole, roleGroups } from './roles.ts';
import { userSchema } from './schemas.ts';

const parseUser = (body: object) => v.parse(userSchema, { id: 1, username: 'sara', ...body });

describe('getRole', () => {
  it.each([
    [true, 'ADMIN'],
    [false, 'USER'],
    ['true', 'USER'],
    [1, 'USER'],
    [undefined, 'USER'],
  ])('R-182: is_staff %s gives the role %s, never SA', (is_staff, role) => {
    expect(getRole(parseUser({ is_staff }))).toBe(role);
  });
});

describe('the role groups', () => {
  it('R-183: the groups are those of specification §6', () => {
    expect(roleGroups).toEqual({
      sa: ['SA'],
      admin: ['SA', 'ADMIN'],
      user: ['SA', 'ADMIN', 'USER'],
    });
  });

  it('R-183: no role that the client assigns may open a route for SA', () => {
    const roles = [getRole(parseUser({ is_staff: true })), getRole(parseUser({ is_staff: false }))];
    expect(roles.map((role) => belongsTo(role, 'sa'))).toEqual([false, false]);
  });
});
