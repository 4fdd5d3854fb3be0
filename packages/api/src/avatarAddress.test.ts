import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getAvatarAddress } from './avatarAddress.ts';
import { userSchema } from './schemas.ts';

const parseUser = (body: object) => v.parse(userSchema, { id: 1, username: 'sara', ...body });
const host = 'https://api.example.test';

describe('getAvatarAddress', () => {
  it.each([
    ['a path', '/media/a.png', `${host}/media/a.png`],
    ['a path without a slash', 'media/a.png', `${host}/media/a.png`],
    ['an address of the server', `${host}/a.png`, `${host}/a.png`],
    ['a path with blanks around it', ' /a.png ', `${host}/a.png`],
    ['a path with a colon', '/media/a:1.png', `${host}/media/a:1.png`],
    ['a path with a colon and without a slash', 'media/a:b.png', `${host}/media/a:b.png`],
    ['null', null, null],
    ['an empty text', '', null],
    ['blanks', ' ', null],
    ['another host', 'https://evil.test/a.png', null],
    ['another host without a scheme', '//evil.test/a.png', null],
    ['a script', 'javascript:alert(1)', null],
    ['a way out of the folder', '/media/../../etc/passwd', null],
  ])('R-180, T-26: resolves an avatar of %s', (_, avatar_url, address) => {
    expect(getAvatarAddress(parseUser({ profile: { avatar_url } }), host)).toBe(address);
  });

  it('R-180, T-26: a user without a profile has no avatar', () => {
    expect(getAvatarAddress(parseUser({ profile: null }), host)).toBeNull();
  });

  it.each([
    ['with a slash', `${host}/`, `${host}/a.png`],
    ['with two slashes', `${host}//`, `${host}/a.png`],
    ['without TLS', 'http://localhost:8000', 'http://localhost:8000/a.png'],
    ['with a scheme that ends in http', 'xhttp://api.example.test', null],
    ['with a scheme that begins with http', 'httpx://api.example.test', null],
    ['that is not a URL', 'api', null],
  ])('R-180: joins the avatar path and a server address %s', (_, host, address) => {
    expect(getAvatarAddress(parseUser({ profile: { avatar_url: '/a.png' } }), host)).toBe(address);
  });
});
