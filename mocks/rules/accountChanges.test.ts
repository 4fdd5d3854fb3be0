import { createClient } from '@nevisa/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startNode, type NodeMocks } from '../node.ts';
import { host } from '../testing/welcomePayloads.ts';
import { verificationCode } from './codes.ts';

let mocks: NodeMocks;
let token: string;
beforeEach(() => {
  mocks = startNode();
  token = mocks.backend.account('sara').token;
});
afterEach(() => {
  mocks.close();
});

const client = createClient({ host, readToken: () => token });
const sara = () => mocks.backend.account('sara');
const profile = {
  first_name: 'سارا',
  last_name: null,
  gender: null,
  birthday: null,
  country: null,
  province: null,
  city: null,
} as const;

/** The sentences of a refusal by field. */
async function refusedFields(outcome: ReturnType<(typeof client)[keyof typeof client]>) {
  const { ok, ...rest } = await outcome;
  return !ok && 'failure' in rest && rest.failure.kind === 'refused' ? rest.failure.fields : null;
}

describe('the profile on the server', () => {
  it('is stored as a whole: a field that is null is emptied', async () => {
    expect(await client.updateProfile({ ...profile, birthday: '1991-03-21' })).toMatchObject({
      ok: true,
      answer: { profile: { first_name: 'سارا', last_name: null, birthday: '1991-03-21' } },
    });
    expect(sara().profile).toMatchObject({ city: null, province: null });
  });

  it('X-230: 300 letters are refused under each field, and nothing is stored', async () => {
    const long = 'س'.repeat(300);
    const refused = await refusedFields(
      client.updateProfile({ ...profile, first_name: long, city: long }),
    );
    expect(refused).toEqual({
      first_name: ['بیش از ۱۰۰ نویسه پذیرفته نمی‌شود.'],
      city: ['بیش از ۱۰۰ نویسه پذیرفته نمی‌شود.'],
    });
    expect(sara().profile.city).toBe('تهران');
  });

  it.each(['1921-03-20', '2026-11-22', '2026-02-30', '1370-01-01T00:00'])(
    'X-231: refuses the birthday %s',
    async (birthday) => {
      const refused = await refusedFields(client.updateProfile({ ...profile, birthday }));
      expect(Object.keys(refused ?? {})).toEqual(['birthday']);
    },
  );

  it('X-231: accepts today in Tehran, which is tomorrow in UTC', async () => {
    mocks.backend.clock.advance(10.5 * 3_600_000);
    const outcome = await client.updateProfile({ ...profile, birthday: '2026-11-22' });
    expect(outcome.ok).toBe(true);
  });
});

describe('the password on the server', () => {
  const change = { old_password: 'sara-1405', password: 'a-new-one', password_confirmation: '' };

  it('X-234: a wrong old password and a wrong repetition are refused by field', async () => {
    expect(await refusedFields(client.changePassword({ ...change, old_password: 'x' }))).toEqual({
      old_password: ['رمز عبور کنونی درست نیست.'],
    });
    expect(await refusedFields(client.changePassword(change))).toEqual({
      password_confirmation: ['رمز عبور و تکرار آن یکی نیستند.'],
    });
    expect((await client.retrieveAccount()).ok).toBe(true);
  });

  it('X-234: the new token counts and the old one is unknown', async () => {
    const outcome = await client.changePassword({
      ...change,
      password_confirmation: change.password,
    });
    expect(await client.retrieveAccount()).toMatchObject({ failure: { status: 401 } });
    token = outcome.ok ? outcome.answer.token : '';
    expect(await client.retrieveAccount()).toMatchObject({ answer: { username: 'sara' } });
  });
});

describe('a contact on the server', () => {
  const verify = (otp: string) => client.verifyContact({ id: sara().id, otp });

  it('X-235: counts once its code was entered', async () => {
    expect((await client.addContact({ email: 'New@Nevisa.test' })).ok).toBe(true);
    expect(await refusedFields(verify('000000'))).toEqual({ otp: ['کد واردشده درست نیست.'] });
    expect(sara().email).toBe('sara@nevisa.test');
    expect(await verify(verificationCode)).toMatchObject({ answer: { email: 'new@nevisa.test' } });
    expect(Object.keys((await refusedFields(verify(verificationCode))) ?? {})).toEqual(['id']);
  });

  it('X-235: is refused when it belongs to another account, is the own one, or has no valid form', async () => {
    const refused = await Promise.all([
      refusedFields(client.addContact({ phone: '09351112233' })),
      refusedFields(client.addContact({ phone: '09121234567' })),
      refusedFields(client.addContact({ phone: '0912' })),
      refusedFields(client.addContact({ email: 'sara' })),
    ]);
    expect(refused.map((fields) => Object.keys(fields ?? {}))).toEqual([
      ['phone'],
      ['phone'],
      ['phone'],
      ['email'],
    ]);
  });
});

describe('a picture on the server', () => {
  it('X-233: is served from the address in the answer, and removed', async () => {
    const avatar = new Blob(['a picture'], { type: 'image/webp' });
    const outcome = await client.uploadAvatar({ avatar });
    const address = outcome.ok ? (outcome.answer.avatar_url ?? '') : '';
    const served = await fetch(host + address);
    expect([served.headers.get('Content-Type'), await served.text()]).toEqual([
      'image/webp',
      'a picture',
    ]);
    expect(await client.removeAvatar()).toEqual({ ok: true, answer: { avatar_url: null } });
    expect(sara().profile.avatar_url).toBeNull();
  });

  it('X-233: too large and of another kind is refused, and the old one stays', async () => {
    const upload = (size: number, type: string) =>
      client.uploadAvatar({ avatar: new Blob([new Uint8Array(size)], { type }) });
    expect(await upload(2_000_001, 'image/png')).toMatchObject({ failure: { status: 413 } });
    expect(await upload(10, 'image/svg+xml')).toMatchObject({ failure: { status: 400 } });
    expect(await upload(0, 'image/png')).toMatchObject({ failure: { status: 400 } });
    expect(sara().profile.avatar_url).toBeNull();
  });
});

describe('the end of an account on the server', () => {
  it('X-237: needs the name and the password; then the token and the name are unknown', async () => {
    const end = { username: 'sara', password: 'sara-1405' };
    const wrongName = refusedFields(client.deleteAccount({ ...end, username: 'reza' }));
    const wrongPassword = refusedFields(client.deleteAccount({ ...end, password: 'x' }));
    expect(Object.keys((await wrongName) ?? {})).toEqual(['username']);
    expect(Object.keys((await wrongPassword) ?? {})).toEqual(['password']);
    expect((await client.retrieveAccount()).ok).toBe(true);
    expect((await client.deleteAccount(end)).ok).toBe(true);
    expect(await client.retrieveAccount()).toMatchObject({ failure: { status: 401 } });
    expect(() => mocks.backend.forgotPassword({ email: 'sara@nevisa.test' })).toThrow();
  });
});
