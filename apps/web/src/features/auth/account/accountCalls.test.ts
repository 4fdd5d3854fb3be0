import { createClient } from '@nevisa/api';
import type { NewAccount } from '@nevisa/machines';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Actor, type AnyStateMachine, createActor } from 'xstate';
import type { AuthStore } from '../authSession/authStore.ts';
import { provideRegister, provideResetPassword, provideVerifySignUp } from './accountMachines.ts';

let sent: [string, unknown][];
let running: { stop: () => void }[] = [];
afterEach(() => {
  running.forEach((actor) => actor.stop());
  running = [];
});

/** The auth store of a server that accepts each call. */
function connect(): AuthStore {
  sent = [];
  const client = createClient({
    host: '',
    readToken: () => null,
    fetch: (address, init) => {
      sent.push([address as string, JSON.parse(init?.body as string)]);
      return Promise.resolve(Response.json({ user: { id: 7 } }));
    },
  });
  return { ready: () => Promise.resolve(client) } as Partial<AuthStore> as AuthStore;
}

function start<Machine extends AnyStateMachine>(actor: Actor<Machine>): Actor<Machine> {
  running.push(actor);
  return actor.start();
}

async function expectSent(...calls: [string, unknown][]) {
  await vi.waitFor(() => expect(sent).toEqual(calls));
}

const account: NewAccount = {
  username: 'sara',
  password: 'first',
  confirmation: 'second',
  contact: { type: 'phone', value: '09121234567' },
};
const common = {
  username: 'sara',
  password: 'first',
  password_confirmation: 'second',
  invitation_key: '',
};

describe('the calls of an account', () => {
  it.each([
    ['phone', '09121234567'],
    ['email', 'sara@example.ir'],
  ] as const)('R-203: a sign-up by %s has its own path', async (type, value) => {
    const ports = { referrer: null, signUpSocially: () => undefined };
    const register = start(createActor(provideRegister(connect(), ports)));
    register.send({ type: 'agreement.changed', agreed: true });
    register.send({ type: 'signUp.submitted', account: { ...account, contact: { type, value } } });
    await expectSent([`/account/signup/${type}`, { ...common, [type]: value }]);
  });

  it('R-204: the verification sends the code and the id', async () => {
    const recipient = { id: 7, type: 'phone' } as const;
    const verify = start(createActor(provideVerifySignUp(connect()), { input: { recipient } }));
    verify.send({ type: 'code.submitted', proof: { otp: '123456' } });
    await expectSent(['/account/verify_signup', { id: 7, otp: '123456' }]);
  });

  it.each(['phone', 'email'] as const)(
    'R-205: another code goes by %s, as the first',
    async (type) => {
      const input = { recipient: { id: 7, type }, deadline: Date.now() - 1 };
      const verify = start(createActor(provideVerifySignUp(connect()), { input }));
      verify.send({ type: 'resend.requested' });
      await expectSent([`/account/resend_veification_code/${type}`, { id: 7 }]);
    },
  );

  it.each([
    ['phone', '09121234567'],
    ['email', 'sara@example.ir'],
  ] as const)('R-206: a forgotten password sends the %s alone', async (type, value) => {
    const reset = start(
      createActor(provideResetPassword(connect()), { input: { recipient: null } }),
    );
    reset.send({ type: 'reset.requested', contact: { type, value } });
    await expectSent(['/account/forgot_password', { [type]: value }]);
  });

  it('R-207: another password is sent with its repetition, the code and the id', async () => {
    const recipient = { id: 7, type: 'email' } as const;
    const reset = start(createActor(provideResetPassword(connect()), { input: { recipient } }));
    const newPassword = { password: 'first', confirmation: 'second' };
    reset
      .getSnapshot()
      .children.otp?.send({ type: 'code.submitted', proof: { otp: '123456', newPassword } });
    await expectSent([
      '/account/change_forgotten_password',
      { id: 7, otp: '123456', password: 'first', password_confirmation: 'second' },
    ]);
  });
});
