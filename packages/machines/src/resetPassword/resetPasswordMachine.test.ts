import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Id, Outcome } from '@nevisa/api/types';
import { type CodeProof, type CodeRecipient, otpMachine } from '../otp/otpMachine.ts';
import type { NewAccount } from '../register/registerMachine.ts';
import { resetPasswordMachine, type ResetPasswordInput } from './resetPasswordMachine.ts';
import { makeRefusal } from '../testing/fixtures.ts';
import { pretendPort } from '../testing/pretendPort.ts';
import { type Inspect, createSimulatedTime, startMachine } from '../testing/startMachine.ts';
import { createTransitionLog } from '../testing/createTransitionLog.ts';
import { type GeneratedPath, generatePaths } from '../testing/generatePaths.ts';
import { makeAnswered, makeBroken, takeStep, makeWaited } from '../testing/takeStep.ts';
import { checkEveryInTime } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';

const contact = { type: 'email', value: 'sara@example.ir' } as const;
const sara: CodeRecipient = { id: 'id-of-sara', type: 'email' };
const sent = { ok: true, answer: sara } as const;
const refused = makeRefusal(404);
const tooMany = { ok: false, failure: { ...refused.failure, retryAfter: 7_000 } } as const;
const proof: CodeProof = { otp: '123456', newPassword: { password: 'new', confirmation: 'new' } };

function start(input: Partial<ResetPasswordInput> = {}, inspect?: Inspect) {
  const request = pretendPort<Outcome<CodeRecipient>, NewAccount['contact']>();
  const change = pretendPort<Outcome<void>, CodeProof & { id: Id }>();
  const resend = pretendPort<Outcome<void>, CodeRecipient>();
  const otp = otpMachine.provide({
    actors: { verifyCode: change.logic, resendCode: resend.logic },
  });
  const { clock, now, monotonicNow } = createSimulatedTime(0);
  const started = startMachine(
    resetPasswordMachine.provide({ actors: { requestCode: request.logic, otp } }),
    { clock, inspect, input: { recipient: null, now, monotonicNow, ...input } },
  );
  const code = () => started.actor.getSnapshot().children.otp;
  return {
    ...started,
    request,
    change,
    resend,
    code,
    ask: () => started.send({ type: 'reset.requested', contact }),
    /** Verifies the code; `answer` is the answer of the server. */
    prove: async (answer: Outcome<void> = { ok: true, answer: undefined }) => {
      code()?.send({ type: 'code.submitted', proof });
      await change.calls.find(({ inFlight }) => inFlight)?.answer(answer);
    },
  };
}

describe('resetPasswordMachine', () => {
  it('R-121: requests a code once, with the contact as typed', () => {
    const reset = start();
    reset.ask();
    reset.ask();
    expect(reset.request.calls.map(({ input }) => input)).toEqual([contact]);
    expect(reset.tags()).toEqual(['busy']);
  });

  it('R-122, R-123: exposes the contact that received the code and waits for the code', async () => {
    const reset = start();
    reset.ask();
    await reset.request.last().answer(sent);
    expect({ tags: reset.tags(), recipient: reset.context().recipient }).toEqual({
      tags: ['proving'],
      recipient: sara,
    });
    expect(reset.code()?.getSnapshot().context.recipient).toEqual(sara);
  });

  it('R-124: exposes a refusal to the form and clears it on the next attempt', async () => {
    const reset = start();
    reset.ask();
    await reset.request.last().answer(refused);
    expect({ tags: reset.tags(), failure: reset.context().failure }).toEqual({
      tags: [],
      failure: refused.failure,
    });
    reset.ask();
    expect(reset.context().failure).toBeNull();
    await reset.request.last().reject('boom');
    expect({ tags: reset.tags(), failure: reset.context().failure }).toEqual({
      tags: [],
      failure: { kind: 'network' },
    });
  });

  it('T30: waits for the time in the server’s answer', async () => {
    const reset = start();
    reset.ask();
    await reset.request.last().answer(tooMany);
    reset.ask();
    expect({ tags: reset.tags(), requestCalls: reset.request.calls.length }).toEqual({
      tags: ['waiting'],
      requestCalls: 1,
    });
    reset.pass(7_000);
    expect({ tags: reset.tags(), failure: reset.context().failure }).toEqual({
      tags: [],
      failure: null,
    });
  });

  it('R-126, R-127: sends code and passwords together, and the answer does not sign in', async () => {
    const reset = start({ recipient: sara });
    expect(reset.tags()).toEqual(['proving']);
    await reset.prove({ ok: true, answer: { token: 'a-token' } as never });
    expect(reset.change.last().input).toEqual({ ...proof, id: sara.id });
    expect({ tags: reset.tags(), status: reset.actor.getSnapshot().status }).toEqual({
      tags: ['changed'],
      status: 'done',
    });
    expect(JSON.stringify(reset.actor.getPersistedSnapshot())).not.toContain('a-token');
  });

  it('R-128, R-129: stays open after a refused code and allows a resend at 0', async () => {
    const reset = start({ recipient: sara });
    await reset.prove(refused);
    expect(reset.code()?.getSnapshot().context.failure).toEqual(refused.failure);
    reset.pass(120_000);
    reset.code()?.send({ type: 'resend.requested' });
    expect(reset.resend.last().input).toEqual(sara);
    await reset.resend.last().answer({ ok: true, answer: undefined });
    await reset.prove();
    expect(reset.tags()).toEqual(['changed']);
  });

  it('R-111: continues from the stored deadline', () => {
    const reset = start({ recipient: sara, deadline: 30_000 });
    expect(reset.code()?.getSnapshot().children.countdown?.getSnapshot().context.secondsLeft).toBe(
      30,
    );
  });
});

const requesting = 'resetPassword.requesting';

describe('every transition of the machine', () => {
  const events = [
    { type: 'reset.requested', contact },
    makeAnswered(requesting, sent),
    makeAnswered(requesting, refused),
    makeAnswered(requesting, tooMany),
    makeBroken(requesting),
    makeWaited('waitAsked', 'resetPassword.waiting'),
    { type: 'xstate.done.actor.otp', output: sara },
  ];

  it('reaches the expected state on every generated path and takes every transition', async () => {
    const log = createTransitionLog();
    for (const recipient of [null, sara]) {
      for (const path of generatePaths(resetPasswordMachine, { input: { recipient }, events })) {
        await follow(path, recipient, log.inspect);
      }
    }
    expect(log.missing(resetPasswordMachine)).toEqual([]);
  });

  async function follow(
    { events: path, lands }: GeneratedPath,
    recipient: CodeRecipient | null,
    inspect: Inspect,
  ) {
    const reset = start({ recipient }, inspect);
    for (const event of path) {
      await takeStep(event, {
        actor: reset.actor,
        ports: { [requesting]: reset.request },
        happen: { otp: () => reset.prove(), waitAsked: () => reset.pass(7_000) },
      });
    }
    expect(reset.actor.getSnapshot().value, path.map(({ type }) => type).join(' → ')).toEqual(
      lands,
    );
    reset.actor.stop();
  }
});

describe('resetPasswordMachine in any history', { timeout: fuzzTime(1_000) }, () => {
  const step = fc.constantFrom('ask', 'sent', 'refused', 'tooMany', 'reject', 'pass', 'prove');
  const answers = { sent, refused, tooMany };

  it('R-121, R-127: never makes two calls at once and requests, sends and changes in this order', async () => {
    await checkEveryInTime(
      1_000,
      fc.array(step, { minLength: 1, maxLength: 20 }),
      async (steps) => {
        const reset = start();
        let expected = '';
        for (const each of steps) {
          const pending = reset.request.calls.find(({ inFlight }) => inFlight);
          if (each === 'ask') {
            reset.ask();
            expected = expected === '' ? 'busy' : expected;
          } else if (each === 'pass') {
            reset.pass(7_000);
            expected = expected === 'waiting' ? '' : expected;
          } else if (each === 'prove') {
            await reset.prove();
            expected = expected === 'proving' ? 'changed' : expected;
          } else if (pending !== undefined) {
            await (each === 'reject' ? pending.reject('boom') : pending.answer(answers[each]));
            expected = { sent: 'proving', refused: '', tooMany: 'waiting', reject: '' }[each] ?? '';
          }
          expect(reset.tags().join()).toBe(expected);
          expect(
            [...reset.request.calls, ...reset.change.calls, ...reset.resend.calls].filter(
              ({ inFlight }) => inFlight,
            ).length,
          ).toBe(expected === 'busy' ? 1 : 0);
          if (expected === 'changed') {
            break;
          }
        }
        reset.actor.stop();
      },
    );
  });
});
