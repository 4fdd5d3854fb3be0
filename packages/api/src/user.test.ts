import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { userSchema } from './schemas.ts';
import {
  avatarAddressOf,
  belongsTo,
  displayNameOf,
  hasService,
  roleGroups,
  roleOf,
} from './user.ts';

const userOf = (body: object) => v.parse(userSchema, { id: 1, username: 'sara', ...body });
const host = 'https://api.example.test';

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
  ])('R-181: with %s is called rightly', (_, profile, name) => {
    expect(displayNameOf(userOf({ profile }))).toBe(name);
  });

  it.each([
    [true, 'ADMIN'],
    [false, 'USER'],
    ['true', 'USER'],
    [1, 'USER'],
    [undefined, 'USER'],
  ])('R-182: with is_staff %s is %s, and never SA', (is_staff, role) => {
    expect(roleOf(userOf({ is_staff }))).toBe(role);
  });

  it.each([
    ['a path', '/media/a.png', `${host}/media/a.png`],
    ['a path without a slash', 'media/a.png', `${host}/media/a.png`],
    ['an address of the server', `${host}/a.png`, `${host}/a.png`],
    ['a path with blanks around it', ' /a.png ', `${host}/a.png`],
    ['a path with a colon', '/media/a:1.png', `${host}/media/a:1.png`],
    ['a path with a colon and without a slash', 'media/a:b.png', `${host}/media/a:b.png`],
    ['null', null, null],
    ['nothing', '', null],
    ['blanks', ' ', null],
    ['another host', 'https://evil.test/a.png', null],
    ['another host without a scheme', '//evil.test/a.png', null],
    ['a script', 'javascript:alert(1)', null],
    ['a way out of the folder', '/media/../../etc/passwd', null],
  ])('R-180, T-26: with an avatar of %s', (_, avatar_url, address) => {
    expect(avatarAddressOf(userOf({ profile: { avatar_url } }), host)).toBe(address);
  });

  it('R-180, T-26: has no avatar without a profile', () => {
    expect(avatarAddressOf(userOf({ profile: null }), host)).toBeNull();
  });

  it.each([
    ['with a slash', `${host}/`, `${host}/a.png`],
    ['with two', `${host}//`, `${host}/a.png`],
    ['without TLS', 'http://localhost:8000', 'http://localhost:8000/a.png'],
    ['with a scheme that ends in http', 'xhttp://api.example.test', null],
    ['with a scheme that begins with http', 'httpx://api.example.test', null],
    ['that is no address', 'api', null],
  ])('R-180: joins the avatar and a server address %s', (_, host, address) => {
    expect(avatarAddressOf(userOf({ profile: { avatar_url: '/a.png' } }), host)).toBe(address);
  });

  it.each([
    ['null', null],
    ['missing', undefined],
    ['not a truth value', { has_service: 'yes' }],
    ['of another shape', 'none'],
  ])('T-8, R-026: has no service when the account is %s', (_, nevisa_service_account) => {
    expect(hasService(userOf({ nevisa_service_account }))).toBe(false);
  });

  it('R-026: has the service when the server says so', () => {
    expect(hasService(userOf({ nevisa_service_account: { has_service: true } }))).toBe(true);
  });

  it.each([null, undefined, -3, 2.5, 'x'])(
    'R-064: with a message count of %s has none',
    (count) => {
      expect(userOf({ new_messages_count: count }).new_messages_count).toBe(0);
    },
  );
});

describe('the role groups', () => {
  it('R-183: are those of specification §6', () => {
    expect(roleGroups).toEqual({
      sa: ['SA'],
      admin: ['SA', 'ADMIN'],
      user: ['SA', 'ADMIN', 'USER'],
    });
  });

  it('R-183: a route for SA alone is closed to everybody the client knows', () => {
    const roles = [roleOf(userOf({ is_staff: true })), roleOf(userOf({ is_staff: false }))];
    expect(roles.map((role) => belongsTo(role, 'sa'))).toEqual([false, false]);
  });
});
