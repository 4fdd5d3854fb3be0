import type { StaffUser } from '@nevisa/api/types';
import { expect, it } from 'vitest';
import { chooseUserState } from './userNames.ts';

it.each([
  [true, true, 'active'],
  [true, false, 'unverified'],
  [false, true, 'blocked'],
  [false, false, 'blocked'],
] as const)(
  'X-256: a user who is active: %s, and verified: %s, is %s',
  (active, verified, state) => {
    const user = { is_active: active, is_verified: verified } as StaffUser;
    expect(chooseUserState(user)).toBe(state);
  },
);
