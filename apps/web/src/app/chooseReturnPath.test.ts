import { accounts } from '@nevisa/mocks/accounts';
import type { User } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { chooseReturnPath } from './chooseReturnPath.ts';

const asUser = ({ id, username, is_staff, nevisa_service_account }: typeof accounts.sara) =>
  ({ id, username, is_staff, nevisa_service_account }) as User;

describe('the page after sign-in', () => {
  it.each([
    ['sara', '/messages?filter=OFFER#newest', '/messages?filter=OFFER#newest'],
    ['sara', '/messages/?filter=OFFER', '/messages?filter=OFFER'],
    ['sara', '/admin/messages/', '/'],
    ['sara', '/nevisa-live', '/nevisa-live'],
    ['reza', '/nevisa-live', '/'],
    ['sara', '/admin/messages', '/'],
    ['admin', '/admin/messages', '/admin/messages'],
    ['sara', '/nowhere', '/'],
    ['sara', undefined, '/'],
  ] as const)('R-057: %s with the stored path %s opens %s', (name, stored, expected) => {
    expect(chooseReturnPath(stored, asUser(accounts[name]))).toBe(expected);
  });
});
