import { describe, expect, it } from 'vitest';
import type { Id, Outcome } from '@nevisa/api/types';
import { type CodeProof, type CodeRecipient, otpMachine } from '../otp/otpMachine.ts';
import { makeRefusal } from '../testing/fixtures.ts';
import { pretendPort } from '../testing/pretendPort.ts';
import { createSimulatedTime, startMachine } from '../testing/startMachine.ts';
import { done } from './accountTesting.ts';
import { type Contact, contactMachine } from './contactMachine.ts';

const recipient: CodeRecipient = { id: 7, type: 'phone' };

function start() {
  const ask = pretendPort<Outcome<CodeRecipient>, Contact>();
  const verify = pretendPort<Outcome<void>, CodeProof & { id: Id }>();
  const resend = pretendPort<Outcome<void>, CodeRecipient>();
  const otp = otpMachine.provide({
    actors: { verifyCode: verify.logic, resendCode: resend.logic },
  });
  const { clock, now, monotonicNow } = createSimulatedTime(0);
  const started = startMachine(contactMachine.provide({ actors: { sendCode: ask.logic, otp } }), {
    clock,
    input: { clocks: { now, monotonicNow } },
  });
  const open = (kind: Contact['type'] = 'phone') => started.send({ type: 'contact.opened', kind });
  const submit = (value = '0912') => started.send({ type: 'contact.submitted', value });
  return {
    ...started,
    ask,
    verify,
    open,
    submit,
    code: () => started.actor.getSnapshot().children.otp,
    prove: async () => {
      open();
      submit();
      await ask.last().answer({ ok: true, answer: recipient });
    },
  };
}

describe('contactMachine', () => {
  it('X-235: sends the code to one kind of contact, once', () => {
    const contact = start();
    contact.open('email');
    contact.submit('a@b.ir');
    contact.submit('c@d.ir');
    expect(contact.ask.calls.map(({ input }) => input)).toEqual([
      { type: 'email', value: 'a@b.ir' },
    ]);
  });

  it('X-235: a refusal keeps what was sent, and a network failure, too', async () => {
    const contact = start();
    contact.open();
    contact.submit();
    await contact.ask.last().answer(makeRefusal(400));
    expect([contact.tags(), contact.context().value]).toEqual([['open'], '0912']);
    contact.submit('0935');
    await contact.ask.last().reject('boom');
    expect([contact.tags(), contact.context().failure]).toEqual([['open'], { kind: 'network' }]);
  });

  it('X-235: a contact that is opened again has no failure and no value of the one before', async () => {
    const contact = start();
    contact.open('email');
    contact.submit('a@b.ir');
    await contact.ask.last().answer(makeRefusal(400));
    contact.send({ type: 'contact.closed' });
    contact.open('phone');
    expect(contact.context()).toMatchObject({ kind: 'phone', value: '', failure: null });
  });

  it('X-235: a dialog that is closed while the code is asked for has the code when it is opened again', async () => {
    const contact = start();
    contact.open();
    contact.submit();
    contact.send({ type: 'contact.closed' });
    expect(contact.tags()).toEqual([]);
    await contact.ask.last().answer({ ok: true, answer: recipient });
    expect(contact.tags()).toEqual([]);
    contact.open();
    expect([contact.tags(), contact.ask.calls.length]).toEqual([['open', 'proving'], 1]);
  });

  it.each(['refused', 'broken'])(
    'X-235: a dialog that was closed while the code is asked for stays closed when the call is %s',
    async (end) => {
      const contact = start();
      contact.open();
      contact.submit();
      contact.send({ type: 'contact.closed' });
      const call = contact.ask.last();
      await (end === 'refused' ? call.answer(makeRefusal(400)) : call.reject('broken'));
      expect(contact.tags()).toEqual([]);
      contact.open('email');
      expect(contact.context()).toMatchObject({ kind: 'email', value: '' });
    },
  );

  it('X-235: the code is that of every sign-up: 120 seconds, and verified once it is right', async () => {
    const contact = start();
    await contact.prove();
    expect(contact.tags()).toEqual(['open', 'proving']);
    contact.code()?.send({ type: 'code.submitted', proof: { otp: '000000' } });
    await contact.verify.last().answer(makeRefusal(400));
    expect(contact.code()?.getSnapshot().context.failure).toEqual(makeRefusal(400).failure);
    contact.code()?.send({ type: 'code.submitted', proof: { otp: '123456' } });
    expect(contact.verify.last().input).toEqual({ otp: '123456', id: 7 });
    await contact.verify.last().answer(done);
    expect(contact.tags()).toEqual(['verified']);
    contact.send({ type: 'contact.left' });
    expect(contact.tags()).toEqual([]);
    contact.open();
    expect([contact.tags(), contact.context().value]).toEqual([['open'], '']);
  });

  it('X-235: a contact that is verified is opened for another one', async () => {
    const contact = start();
    await contact.prove();
    contact.code()?.send({ type: 'code.submitted', proof: { otp: '123456' } });
    await contact.verify.last().answer(done);
    contact.open();
    expect([contact.tags(), contact.context().value]).toEqual([['open'], '']);
  });

  it('X-235: a person who left comes back to the same code and its remaining time', async () => {
    const contact = start();
    await contact.prove();
    const code = contact.code();
    contact.pass(30_000);
    contact.send({ type: 'contact.closed' });
    expect(contact.tags()).toEqual([]);
    contact.pass(30_000);
    contact.open();
    expect(contact.tags()).toEqual(['open', 'proving']);
    expect(contact.code()).toBe(code);
    const countdown = code?.getSnapshot().children.countdown?.getSnapshot();
    expect(countdown?.context.secondsLeft).toBe(60);
  });

  it('X-235: another kind and a correction begin with the field', async () => {
    const contact = start();
    await contact.prove();
    contact.send({ type: 'contact.changed' });
    expect([contact.tags(), contact.context().value]).toEqual([['open'], '0912']);
    contact.submit();
    await contact.ask.last().answer({ ok: true, answer: recipient });
    contact.send({ type: 'contact.closed' });
    contact.open('email');
    expect([contact.tags(), contact.context().kind, contact.context().value]).toEqual([
      ['open'],
      'email',
      '',
    ]);
    expect(contact.code()).toBeUndefined();
  });

  it('T30: waits for the time in the server’s answer, and can be closed meanwhile', async () => {
    const contact = start();
    contact.open();
    contact.submit();
    const failure = { ...makeRefusal(429).failure, retryAfter: 7_000 };
    await contact.ask.last().answer({ ok: false, failure });
    contact.submit();
    expect([contact.tags(), contact.ask.calls.length]).toEqual([['open', 'waiting'], 1]);
    contact.send({ type: 'contact.closed' });
    expect(contact.tags()).toEqual([]);
  });
});
