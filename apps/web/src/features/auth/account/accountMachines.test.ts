import type { CodeRecipient, NewAccount } from '@nevisa/machines';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { recordCalls } from '../../../testing/recordCalls.ts';
import { guestFacts } from '../authSession/authFacts.ts';
import { createAuthStore } from '../authSession/authStore.ts';
import { provideRegister, provideResetPassword, provideVerifySignUp } from './accountMachines.ts';

const phone = { type: 'phone', value: '09121234567' } as const;
const email = { type: 'email', value: 'sara@example.ir' } as const;
const common = { username: 'sara', password: ' ۱۲۳۴ ', password_confirmation: 'دیگر' };
const newPassword = { password: ' ۱۲۳۴ ', confirmation: 'دیگر' };

/** Starts with a server that answers every call with the account 7. */
function start() {
  const { client, calls } = recordCalls({ user: { id: 7 } });
  const auth = createAuthStore({
    hasToken: false,
    forgetToken: () => undefined,
    load: () =>
      Promise.resolve({
        client,
        createPartClient: () => client as never,
        changePassword: () => Promise.resolve({ ok: true, answer: undefined }),
        send: () => undefined,
        watch: (listener) => listener(guestFacts),
        stop: () => undefined,
      }),
  });
  return { auth, calls };
}

async function signUp(contact: NewAccount['contact'], referrer: string | null = null) {
  const { auth, calls } = start();
  const machine = provideRegister(auth, { referrer, signUpSocially: () => undefined });
  const actor = createActor(machine).start();
  actor.send({ type: 'agreement.changed', agreed: true });
  actor.send({
    type: 'signUp.submitted',
    account: { username: 'sara', contact, ...newPassword },
  });
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('registered')).toBe(true));
  return { calls, recipient: actor.getSnapshot().context.recipient };
}

describe('the calls of a registration', () => {
  it('R-086, R-089, R-090, R-203: a mobile number is sent to its own path', async () => {
    expect(await signUp(phone)).toEqual({
      calls: [
        {
          method: 'POST',
          path: '/account/signup/phone',
          body: { ...common, invitation_key: '', phone: phone.value },
        },
      ],
      recipient: { id: 7, type: 'phone' },
    });
  });

  it('R-086, R-088, R-089, R-090, R-203: an email address is sent to its own path, with the referrer', async () => {
    expect(await signUp(email, 'friend-7')).toEqual({
      calls: [
        {
          method: 'POST',
          path: '/account/signup/email',
          body: { ...common, invitation_key: 'friend-7', email: email.value },
        },
      ],
      recipient: { id: 7, type: 'email' },
    });
  });
});

describe('the calls of a code', () => {
  it.each([7, '7'])(
    'R-101, R-204: the id %j is sent in its own JSON type, with the code',
    async (id) => {
      const { auth, calls } = start();
      const actor = createActor(provideVerifySignUp(auth), {
        input: { recipient: { id, type: 'phone' } },
      }).start();
      actor.send({ type: 'code.submitted', proof: { otp: '012345' } });
      await vi.waitFor(() => expect(actor.getSnapshot().hasTag('verified')).toBe(true));
      expect(calls).toEqual([
        { method: 'POST', path: '/account/verify_signup', body: { otp: '012345', id } },
      ]);
    },
  );

  it.each(['phone', 'email'] as const)(
    'R-107, R-129, R-205: another code is asked for by %s, with only the id',
    async (type) => {
      for (const [resend, id] of [
        [resendForNewAccount, 7],
        [resendForNewAccount, '7'],
        [resendForNewPassword, '7'],
      ] as const) {
        const { auth, calls } = start();
        await resend(auth, { id, type });
        expect(calls).toEqual([
          { method: 'POST', path: `/account/resend_veification_code/${type}`, body: { id } },
        ]);
      }
    },
  );
});

describe('the calls of a forgotten password', () => {
  it.each([
    [phone, { phone: phone.value }],
    [email, { email: email.value }],
  ])('R-121, R-122, R-123, R-206: the code is asked for with only %j', async (contact, body) => {
    const { auth, calls } = start();
    const actor = createActor(provideResetPassword(auth), { input: { recipient: null } }).start();
    actor.send({ type: 'reset.requested', contact });
    await vi.waitFor(() => expect(actor.getSnapshot().hasTag('proving')).toBe(true));
    expect(calls).toEqual([{ method: 'POST', path: '/account/forgot_password', body }]);
    expect(actor.getSnapshot().context.recipient).toEqual({ id: 7, type: contact.type });
    actor.stop();
  });

  it.each([7, '7'])(
    'R-126, R-207: the code is sent with the password, its repetition and the id %j',
    async (id) => {
      const { auth, calls } = start();
      const actor = createActor(provideResetPassword(auth), {
        input: { recipient: { id, type: 'email' } },
      }).start();
      const { otp } = actor.getSnapshot().children;
      otp?.send({ type: 'code.submitted', proof: { otp: '012345', newPassword } });
      await vi.waitFor(() => expect(actor.getSnapshot().hasTag('changed')).toBe(true));
      expect(calls).toEqual([
        {
          method: 'POST',
          path: '/account/change_forgotten_password',
          body: { otp: '012345', password: ' ۱۲۳۴ ', password_confirmation: 'دیگر', id },
        },
      ]);
    },
  );
});

type Auth = ReturnType<typeof start>['auth'];

async function resendForNewAccount(auth: Auth, recipient: CodeRecipient) {
  const actor = createActor(provideVerifySignUp(auth), { input: { recipient, deadline: 0 } });
  actor.start();
  actor.send({ type: 'resend.requested' });
  await vi.waitFor(() => expect(actor.getSnapshot().context.resent).toBe(true));
  actor.stop();
}

async function resendForNewPassword(auth: Auth, recipient: CodeRecipient) {
  const actor = createActor(provideResetPassword(auth), { input: { recipient, deadline: 0 } });
  actor.start();
  const { otp } = actor.getSnapshot().children;
  otp?.send({ type: 'resend.requested' });
  await vi.waitFor(() => expect(otp?.getSnapshot().context.resent).toBe(true));
  actor.stop();
}
