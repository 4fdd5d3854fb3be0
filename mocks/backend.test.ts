import { describe, expect, it } from 'vitest';
import { accounts, demoAccounts } from './fixtures/accounts.ts';
import { createBackend } from './backend.ts';
import { Refusal } from './rules/refusal.ts';
import { verificationCode } from './rules/codes.ts';
import { createGoogleCredential } from './rules/signingIn.ts';

const form = {
  username: 'mina',
  phone: '09121112233',
  password: 'mina-1405',
  password_confirmation: 'mina-1405',
  invitation_key: '',
};

describe('signing in', () => {
  it.each(['sara', 'SARA', ' 09121234567', 'sara@nevisa.test'])(
    'R-200: a user signs in by username, phone or e-mail: %s',
    (username_or_phone_or_email) => {
      const { user } = createBackend().login({ username_or_phone_or_email, password: 'sara-1405' });
      expect(user).toMatchObject({ username: 'sara', token: accounts.sara.token });
    },
  );

  it('a wrong password and an unknown name are refused with the same text', () => {
    const backend = createBackend();
    const wrong = catchRefusal(() =>
      backend.login({ username_or_phone_or_email: 'sara', password: 'x' }),
    );
    const unknown = catchRefusal(() =>
      backend.login({ username_or_phone_or_email: 'nobody', password: 'x' }),
    );
    expect(wrong).toMatchObject({ status: 400, body: { non_field_errors: [expect.any(String)] } });
    expect(unknown.body).toEqual(wrong.body);
  });

  it.each(demoAccounts)('the demo account $username can sign in', ({ username, password }) => {
    const { user } = createBackend().login({ username_or_phone_or_email: username, password });
    expect(user.username).toBe(username);
  });

  it('R-201: a social credential signs its owner in, and creates an account for an unknown one', () => {
    const backend = createBackend();
    const credential = (email: string) => ({ credential: createGoogleCredential(email) });
    expect(backend.verifyGoogleCredential(credential('sara@nevisa.test')).user.username).toBe(
      'sara',
    );
    const { user } = backend.verifyGoogleCredential(credential('new@nevisa.test'));
    expect(backend.people.withToken(user.token).email).toBe('new@nevisa.test');
    expect(catchRefusal(() => backend.verifyGoogleCredential({ credential: 'x' })).status).toBe(
      400,
    );
  });
});

describe('the named accounts', () => {
  it.each([
    ['sara', true, false],
    ['reza', false, false],
    ['admin', true, true],
    ['newcomer', false, false],
  ] as const)('%s: service %s, staff %s', (name, hasService, staff) => {
    const backend = createBackend();
    const user = backend.retrieveAccount(backend.account(name));
    expect(user.nevisa_service_account.has_service).toBe(hasService);
    expect(user.is_staff).toBe(staff);
  });

  it('the counter is the number of new messages', () => {
    const backend = createBackend();
    const counts = (['sara', 'reza', 'admin', 'newcomer'] as const).map(
      (name) => backend.retrieveAccount(backend.account(name)).new_messages_count,
    );
    expect(counts).toEqual([3, 1, 0, 1]);
  });

  it('two backends share no state', () => {
    const [one, other] = [createBackend(), createBackend()];
    one.deleteAllMessages(one.account('sara'));
    expect(other.retrieveAccount(other.account('sara')).new_messages_count).toBe(3);
  });
});

describe('signing up', () => {
  it('R-203, R-204: a new user signs up, enters the code and signs in', () => {
    const backend = createBackend();
    const { id } = backend.signUpByPhone(form).user;
    const credentials = { username_or_phone_or_email: form.phone, password: form.password };
    expect(catchRefusal(() => backend.login(credentials)).status).toBe(400);
    backend.verifySignUp({ id, otp: verificationCode });
    expect(backend.login(credentials).user.username).toBe('mina');
  });

  it('R-091: the server reports a short password and a different confirmation', () => {
    const refusal = catchRefusal(() =>
      createBackend().signUpByPhone({ ...form, password: 'a', password_confirmation: 'b' }),
    );
    expect(Object.keys(refusal.body as object)).toEqual(['password', 'password_confirmation']);
  });

  it.each([
    ['username', { username: 'Sara' }],
    ['phone', { phone: accounts.sara.phone ?? '' }],
    ['phone', { phone: '0912' }],
  ])('a taken or invalid %s is refused', (field, change) => {
    const refusal = catchRefusal(() => createBackend().signUpByPhone({ ...form, ...change }));
    expect(refusal).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
  });

  it.each(['x', 'a@b', 'a b@c.d'])('R-090: the server refuses an invalid e-mail: %s', (email) => {
    const refusal = catchRefusal(() => createBackend().signUpByEmail({ ...form, email }));
    expect(refusal.body).toEqual({ email: [expect.any(String)] });
  });

  it('an unverified user may sign up again after a minute, not before', () => {
    const backend = createBackend();
    backend.signUpByPhone(form);
    backend.clock.advance(59_000);
    expect(catchRefusal(() => backend.signUpByPhone(form))).toMatchObject({
      status: 429,
      headers: { 'Retry-After': '1' },
    });
    backend.clock.advance(1_000);
    expect(backend.signUpByPhone(form).user.username).toBe('mina');
  });
});

describe('codes', () => {
  it('a wrong code, a used code and a code of two minutes ago are refused', () => {
    const backend = createBackend();
    const { id } = backend.signUpByPhone(form).user;
    const verify = (otp: string) => () => backend.verifySignUp({ id, otp });
    expect(catchRefusal(verify('000000')).body).toEqual({ otp: [expect.any(String)] });
    backend.clock.advance(120_000);
    expect(catchRefusal(verify(verificationCode)).status).toBe(400);
    backend.resendCodeByPhone({ id });
    verify(verificationCode)();
    expect(catchRefusal(verify(verificationCode)).status).toBe(400);
  });

  it('R-205: a code is sent only to a contact of the account', () => {
    const backend = createBackend();
    const { id } = backend.signUpByPhone(form).user;
    expect(catchRefusal(() => backend.resendCodeByEmail({ id })).status).toBe(400);
    expect(catchRefusal(() => backend.resendCodeByPhone({ id: 'nobody' })).status).toBe(400);
  });

  it('R-206, R-207: a forgotten password is replaced with a code', () => {
    const backend = createBackend();
    const { id } = backend.forgotPassword({ phone: '09121234567' }).user;
    const password = 'new-password';
    backend.changeForgottenPassword({
      id,
      otp: verificationCode,
      password,
      password_confirmation: password,
    });
    expect(backend.login({ username_or_phone_or_email: 'sara', password }).user.id).toBe(id);
    expect(catchRefusal(() => backend.forgotPassword({ email: 'x@y.z' })).status).toBe(404);
  });
});

describe('messages', () => {
  it('R-145, R-210: reading and deleting a new message lower the counter, deleting a read one does not', () => {
    const backend = createBackend();
    const sara = backend.account('sara');
    const count = () => backend.retrieveAccount(sara).new_messages_count;
    const counts = (
      [
        [7001, 'SEEN'],
        [7002, 'DELETED'],
        [7004, 'DELETED'],
      ] as const
    ).map(([id, status]) => {
      backend.changeMessageStatus(sara, { id, status });
      return count();
    });
    expect(counts).toEqual([2, 1, 1]);
  });

  it('R-149: a deleted message stays listed, marked as deleted', () => {
    const backend = createBackend();
    const sara = backend.account('sara');
    backend.deleteAllMessages(sara);
    expect(new Set(backend.listMessages(sara).map((one) => one.status_for_user))).toEqual(
      new Set(['DELETED']),
    );
  });

  it('a message of another account, and a second deletion, are refused', () => {
    const backend = createBackend();
    const erase = (id: number) => () =>
      backend.changeMessageStatus(backend.account('reza'), { id, status: 'DELETED' });
    expect(catchRefusal(erase(7001)).status).toBe(404);
    erase(7011)();
    expect(catchRefusal(erase(7011)).status).toBe(404);
  });

  it('R-210: SEEN restores a deleted message, which then does not count as new', () => {
    const backend = createBackend();
    const reza = backend.account('reza');
    for (const status of ['DELETED', 'SEEN'] as const) {
      backend.changeMessageStatus(reza, { id: 7011, status });
    }
    expect(reza.messages.find(({ id }) => id === 7011)?.status_for_user).toBe('SEEN');
    expect(backend.retrieveAccount(reza).new_messages_count).toBe(0);
  });
});

function catchRefusal(rule: () => unknown): Refusal {
  try {
    rule();
  } catch (error) {
    if (error instanceof Refusal) {
      return error;
    }
    throw error;
  }
  throw new Error('The rule allowed what it should refuse.');
}
