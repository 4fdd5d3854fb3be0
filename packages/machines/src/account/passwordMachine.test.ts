import { describe, expect, it } from 'vitest';
import type { Outcome } from '@nevisa/api/types';
import { makeRefusal } from '../testing/fixtures.ts';
import { pretendPort } from '../testing/pretendPort.ts';
import { startMachine } from '../testing/startMachine.ts';
import { change, done, lost } from './accountTesting.ts';
import { passwordMachine, type PasswordChange } from './passwordMachine.ts';

function start() {
  const send = pretendPort<Outcome<void>, PasswordChange>();
  const check = pretendPort<Outcome<unknown>>();
  const started = startMachine(
    passwordMachine.provide({ actors: { changePassword: send.logic, checkToken: check.logic } }),
  );
  started.send({ type: 'change.opened' });
  return {
    ...started,
    send,
    check,
    submit: () => started.actor.send({ type: 'change.submitted', change }),
  };
}

describe('passwordMachine', () => {
  it('X-234: sends the passwords exactly as typed, once, and shows the success after the answer', async () => {
    const password = start();
    password.submit();
    password.submit();
    expect(password.send.calls.map(({ input }) => input)).toEqual([change]);
    expect(password.tags()).toEqual(['busy', 'open']);
    await password.send.last().answer(done);
    expect(password.tags()).toEqual(['changed']);
    password.actor.send({ type: 'change.opened' });
    expect(password.tags()).toEqual(['open']);
  });

  it('X-234: a refusal keeps the form open with its failure, and asks nothing', async () => {
    const password = start();
    password.submit();
    await password.send.last().answer(makeRefusal(400));
    expect([password.tags(), password.context().failure, password.check.calls.length]).toEqual([
      ['open'],
      makeRefusal(400).failure,
      0,
    ]);
    password.actor.send({ type: 'change.closed' });
    password.actor.send({ type: 'change.opened' });
    expect(password.context().failure).toBeNull();
  });

  it.each([
    ['a cut line', lost],
    ['an unreadable success', { ok: false, failure: { kind: 'schema', issue: '' } } as const],
    ['a server error', makeRefusal(502)],
  ])('X-234: after %s a token that is refused leads to the sign-in', async (_, outcome) => {
    const password = start();
    password.submit();
    await password.send.last().answer(outcome);
    expect(password.tags()).toEqual(['busy', 'open']);
    await password.check.last().answer(makeRefusal(401));
    expect(password.tags()).toEqual(['lost']);
  });

  it.each([
    ['still counts', done, false],
    ['cannot be checked', lost, true],
  ])(
    'X-234: after a lost answer the form stays when the token %s',
    async (_, outcome, isUnsure) => {
      const password = start();
      password.submit();
      await password.send.last().reject('boom');
      // Whether the password has changed is not known yet.
      expect([password.tags(), password.context().failure]).toEqual([['busy', 'open'], null]);
      await password.check.last().answer(outcome);
      expect([password.tags(), password.context().failure]).toEqual([
        ['open'],
        { kind: 'network' },
      ]);
      // Only a token that counts says that the password has not changed.
      expect(password.context().isUnsure).toBe(isUnsure);
      password.submit();
      expect(password.context().isUnsure).toBe(false);
      await password.send.last().answer(lost);
      await password.check.last().reject('boom');
      expect([password.tags(), password.send.calls.length]).toEqual([['open'], 2]);
      expect(password.context().isUnsure).toBe(true);
    },
  );

  it('T30: waits for the time in the server’s answer', async () => {
    const password = start();
    password.submit();
    const failure = { ...makeRefusal(429).failure, retryAfter: 7_000 };
    await password.send.last().answer({ ok: false, failure });
    password.submit();
    expect([password.tags(), password.send.calls.length]).toEqual([['open', 'waiting'], 1]);
    password.pass(7_000);
    expect(password.tags()).toEqual(['open']);
  });

  it('T30: can be closed while it waits', async () => {
    const password = start();
    password.submit();
    const failure = { ...makeRefusal(429).failure, retryAfter: 7_000 };
    await password.send.last().answer({ ok: false, failure });
    password.actor.send({ type: 'change.closed' });
    expect(password.tags()).toEqual([]);
  });
});
