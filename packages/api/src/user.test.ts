import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { staffUserSchema } from './management/users.ts';
import { userSchema } from './schemas.ts';
import { getDisplayName, getPackageInUse, hasService } from './user.ts';

const parseUser = (body: object) => v.parse(userSchema, { id: 1, username: 'sara', ...body });

describe('a user', () => {
  it.each([
    ['both names', { first_name: 'سارا', last_name: 'محمدی' }, 'سارا محمدی'],
    ['only a first name', { first_name: 'سارا', last_name: null }, 'sara'],
    ['only a last name', { first_name: '', last_name: 'محمدی' }, 'sara'],
    ['blanks', { first_name: ' ', last_name: 'محمدی' }, 'sara'],
    ['blanks as the last name', { first_name: 'سارا', last_name: ' ' }, 'sara'],
    ['blanks around both', { first_name: ' سارا ', last_name: ' محمدی ' }, 'سارا محمدی'],
    ['only a last name and no first', { first_name: null, last_name: 'محمدی' }, 'sara'],
    ['no profile', null, 'sara'],
  ])('R-181: the display name of a user with %s is right', (_, profile, name) => {
    expect(getDisplayName(parseUser({ profile }))).toBe(name);
  });

  it.each([
    ['null', null],
    ['missing', undefined],
    ['not a truth value', { has_service: 'yes' }],
    ['of another shape', 'none'],
  ])(
    'R-026, R-052, T-8: the user has no service when the account is %s',
    (_, nevisa_service_account) => {
      expect(hasService(parseUser({ nevisa_service_account }))).toBe(false);
    },
  );

  it('R-026: the user has the service when `has_service` is true', () => {
    expect(hasService(parseUser({ nevisa_service_account: { has_service: true } }))).toBe(true);
  });

  it.each([
    [true, 'r-1'],
    [false, undefined],
  ])('X-256: the package in use with the service %s is %s', (has_service, id) => {
    const current_service_record = { id: 'r-1', service: { id: 3, name: 'پایه' } };
    const account = parseUser({ nevisa_service_account: { has_service, current_service_record } });
    expect(getPackageInUse(account)?.id).toBe(id);
  });

  it('X-256: a user without a service account has no package in use', () => {
    expect(getPackageInUse(parseUser({}))).toBeNull();
  });

  it.each(['', ' ', null, undefined])(
    'X-235, X-265: an e-mail address or a phone number of %j is none',
    (contact) => {
      const none = { email: null, phone: null };
      const sent = { email: contact, phone: contact };
      expect(parseUser(sent)).toMatchObject(none);
      const staff = { id: 1, username: 'sara', revision: 1, ...sent };
      expect(v.parse(staffUserSchema, staff)).toMatchObject(none);
    },
  );

  it.each([null, undefined, -3, 2.5, 'x'])('R-064: a message count of %s is read as 0', (count) => {
    expect(parseUser({ new_messages_count: count }).new_messages_count).toBe(0);
  });
});
