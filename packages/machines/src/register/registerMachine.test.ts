import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '@nevisa/api/types';
import type { CodeRecipient } from '../otp/otpMachine.ts';
import { registerMachine, type NewAccount, type RegisterEvent } from './registerMachine.ts';
import { makeRefusal } from '../testing/fixtures.ts';
import { pretendPort } from '../testing/pretendPort.ts';
import { type Inspect, startMachine } from '../testing/startMachine.ts';
import { createTransitionLog } from '../testing/createTransitionLog.ts';
import { generatePaths } from '../testing/generatePaths.ts';
import { makeAnswered, makeBroken, takeStep, makeWaited } from '../testing/takeStep.ts';
import { checkEveryInTime } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';

const account: NewAccount = {
  username: 'sara',
  password: ' ۱۲۳۴ ',
  confirmation: 'other',
  contact: { type: 'phone', value: '09121234567' },
};
const sara: CodeRecipient = { id: 'id-of-sara', type: 'phone' };
const registered = { ok: true, answer: sara } as const;
const refused = makeRefusal(400);
const tooMany = { ok: false, failure: { ...refused.failure, retryAfter: 7_000 } } as const;

function start(inspect?: Inspect) {
  const signUp = pretendPort<Outcome<CodeRecipient>, NewAccount>();
  const seen = { social: 0 };
  const machine = registerMachine.provide({
    actors: { signUp: signUp.logic },
    actions: {
      signUpSocially: () => {
        seen.social += 1;
      },
    },
  });
  const started = startMachine(machine, { inspect });
  return {
    ...started,
    signUp,
    seen,
    send: (...types: RegisterEvent['type'][]) => {
      for (const type of types) {
        started.send(examples[type]);
      }
    },
  };
}

const examples: { [Type in RegisterEvent['type']]: RegisterEvent } = {
  'agreement.changed': { type: 'agreement.changed', agreed: true },
  'terms.opened': { type: 'terms.opened' },
  'terms.accepted': { type: 'terms.accepted' },
  'terms.closed': { type: 'terms.closed' },
  'signUp.submitted': { type: 'signUp.submitted', account },
  'socialSignUp.requested': { type: 'socialSignUp.requested' },
};

describe('registerMachine', () => {
  it('R-081: starts without an agreement and without an error about it', () => {
    expect(start().context()).toEqual({
      agreed: false,
      agreementMissing: false,
      failure: null,
      recipient: null,
    });
  });

  it('R-081: sends no request without the agreement and reports it as missing', () => {
    const form = start();
    form.send('signUp.submitted');
    expect({
      signUpCalls: form.signUp.calls.length,
      agreementMissing: form.context().agreementMissing,
    }).toEqual({ signUpCalls: 0, agreementMissing: true });
    form.send('agreement.changed');
    expect(form.context()).toMatchObject({ agreed: true, agreementMissing: false });
  });

  it('R-080, R-081: does not send a form with an empty field and also reports the missing agreement', () => {
    const form = start();
    form.actor.send({ type: 'signUp.submitted', account: null });
    expect({
      signUpCalls: form.signUp.calls.length,
      agreementMissing: form.context().agreementMissing,
    }).toEqual({ signUpCalls: 0, agreementMissing: true });
    form.send('agreement.changed');
    form.actor.send({ type: 'signUp.submitted', account: null });
    expect({
      signUpCalls: form.signUp.calls.length,
      agreementMissing: form.context().agreementMissing,
    }).toEqual({ signUpCalls: 0, agreementMissing: false });
    form.send('signUp.submitted');
    expect(form.signUp.calls.length).toBe(1);
  });

  it('R-084, R-173: does not start social sign-in without the agreement', () => {
    const form = start();
    form.send('socialSignUp.requested');
    expect({ social: form.seen.social, agreementMissing: form.context().agreementMissing }).toEqual(
      { social: 0, agreementMissing: true },
    );
    form.send('agreement.changed', 'socialSignUp.requested');
    expect(form.seen.social).toBe(1);
  });

  it('R-082: agrees when the terms are accepted and changes nothing when they are closed', () => {
    const form = start();
    form.send('terms.opened');
    expect(form.tags()).toEqual(['reading-terms']);
    form.send('terms.closed');
    expect({ tags: form.tags(), agreed: form.context().agreed }).toEqual({
      tags: [],
      agreed: false,
    });
    form.send('terms.opened', 'terms.accepted');
    expect({ tags: form.tags(), agreed: form.context().agreed }).toEqual({
      tags: [],
      agreed: true,
    });
    form.send('terms.opened', 'terms.closed');
    expect(form.context().agreed).toBe(true);
  });

  it('R-081, R-082: clears the error about the agreement when the terms are accepted, and keeps it when they are closed', () => {
    const form = start();
    form.send('signUp.submitted', 'terms.opened', 'terms.closed');
    expect(form.context()).toMatchObject({ agreed: false, agreementMissing: true });
    form.send('terms.opened', 'terms.accepted');
    expect(form.context()).toMatchObject({ agreed: true, agreementMissing: false });
  });

  it('R-085, R-091: sends the typed account once, with unchanged passwords, also when they differ', () => {
    const form = start();
    form.send(
      'agreement.changed',
      'signUp.submitted',
      'signUp.submitted',
      'socialSignUp.requested',
    );
    expect(form.signUp.calls.map(({ input }) => input)).toEqual([account]);
    expect({ tags: form.tags(), social: form.seen.social }).toEqual({ tags: ['busy'], social: 0 });
  });

  it('R-086: ends with the account and the contact type to which the code was sent', async () => {
    const form = start();
    form.send('agreement.changed', 'signUp.submitted');
    await form.signUp.last().answer(registered);
    expect({ tags: form.tags(), recipient: form.context().recipient }).toEqual({
      tags: ['registered'],
      recipient: sara,
    });
    form.send('signUp.submitted');
    expect(form.signUp.calls.length).toBe(1);
  });

  it('R-087, A12: exposes a refusal to the form and clears it on the next attempt', async () => {
    const form = start();
    form.send('agreement.changed', 'signUp.submitted');
    await form.signUp.last().answer(refused);
    expect({ tags: form.tags(), failure: form.context().failure }).toEqual({
      tags: [],
      failure: refused.failure,
    });
    form.send('signUp.submitted');
    expect(form.context().failure).toBeNull();
    await form.signUp.last().reject('boom');
    expect({ tags: form.tags(), failure: form.context().failure }).toEqual({
      tags: [],
      failure: { kind: 'network' },
    });
  });

  it('T30: waits for the time in the server’s answer', async () => {
    const form = start();
    form.send('agreement.changed', 'signUp.submitted');
    await form.signUp.last().answer(tooMany);
    form.pass(6_999);
    form.send('signUp.submitted');
    expect({ tags: form.tags(), signUpCalls: form.signUp.calls.length }).toEqual({
      tags: ['waiting'],
      signUpCalls: 1,
    });
    form.pass(1);
    expect({ tags: form.tags(), failure: form.context().failure }).toEqual({
      tags: [],
      failure: null,
    });
  });

  it('R-012: stores no password in its state', async () => {
    const form = start();
    form.send('agreement.changed', 'signUp.submitted');
    await form.signUp.last().answer(refused);
    expect(JSON.stringify(form.actor.getPersistedSnapshot())).not.toContain(account.password);
  });
});

const submitting = 'register.form.submitting';

describe('every transition of the machine', () => {
  const events = [
    ...Object.values(examples),
    { type: 'agreement.changed', agreed: false },
    { type: 'signUp.submitted', account: null },
    makeAnswered(submitting, registered),
    makeAnswered(submitting, refused),
    makeAnswered(submitting, tooMany),
    makeBroken(submitting),
    makeWaited('waitAsked', 'register.form.waiting'),
  ];

  it('reaches the expected state on every generated path and takes every transition', async () => {
    const paths = generatePaths(registerMachine, { events });
    const log = createTransitionLog();
    for (const { events: path, lands } of paths) {
      const { actor, signUp, pass } = start(log.inspect);
      for (const event of path) {
        await takeStep(event, {
          actor,
          ports: { [submitting]: signUp },
          happen: { waitAsked: () => pass(7_000) },
        });
      }
      expect(actor.getSnapshot().value, path.map(({ type }) => type).join(' → ')).toEqual(lands);
      actor.stop();
    }
    expect(paths.length).toBeGreaterThan(50);
    expect(log.missing(registerMachine)).toEqual([]);
  });
});

describe('registerMachine in any history', { timeout: fuzzTime(1_000) }, () => {
  const step = fc.oneof(
    fc.constantFrom(...Object.values(examples)),
    fc.constant({ type: 'agreement.changed' as const, agreed: false }),
    fc.constantFrom(
      'registered' as const,
      'refused' as const,
      'tooMany' as const,
      'reject' as const,
    ),
    fc.integer({ min: 1, max: 9_000 }),
  );
  const answers = { registered, refused, tooMany };

  it('R-081, R-084, R-085: never makes two calls at once and never a call without the agreement', async () => {
    await checkEveryInTime(
      1_000,
      fc.array(step, { minLength: 1, maxLength: 25 }),
      async (steps) => {
        const form = start();
        const oracle = { agreed: false, dialog: false, inFlight: false, social: 0, done: false };
        let now = 0;
        let waitsUntil = 0;
        for (const each of steps) {
          const idle = () => !oracle.inFlight && !oracle.done && now >= waitsUntil;
          if (typeof each === 'number') {
            now += each;
            form.pass(each);
          } else if (typeof each === 'string') {
            const pending = form.signUp.calls.find(({ inFlight }) => inFlight);
            await (each === 'reject' ? pending?.reject('boom') : pending?.answer(answers[each]));
            if (oracle.inFlight) {
              oracle.inFlight = false;
              oracle.done = each === 'registered';
              waitsUntil = each === 'tooMany' ? now + 7_000 : 0;
            }
          } else {
            oracle.social +=
              each.type === 'socialSignUp.requested' && oracle.agreed && idle() ? 1 : 0;
            oracle.inFlight ||= each.type === 'signUp.submitted' && oracle.agreed && idle();
            oracle.agreed =
              each.type === 'agreement.changed'
                ? each.agreed
                : oracle.agreed || (each.type === 'terms.accepted' && oracle.dialog);
            oracle.dialog =
              each.type === 'terms.opened' || (oracle.dialog && !each.type.startsWith('terms.'));
            form.actor.send(each);
          }
          const inFlight = form.signUp.calls.filter((call) => call.inFlight).length;
          expect({
            agreed: form.context().agreed,
            dialog: form.tags().includes('reading-terms'),
            inFlight: inFlight === 1,
            social: form.seen.social,
            done: form.tags().includes('registered'),
          }).toEqual(oracle);
          expect(inFlight).toBeLessThanOrEqual(1);
        }
        form.actor.stop();
      },
    );
  });
});
