import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '@nevisa/api/types';
import { checkEveryInTime } from '@nevisa/testing/properties';
import { makeRefusal } from '../testing/fixtures.ts';
import { pretendPort } from '../testing/pretendPort.ts';
import { startMachine } from '../testing/startMachine.ts';
import { emptyProfile, lost } from './accountTesting.ts';
import { profileFields, profileMachine, type ProfileValues } from './profileMachine.ts';

const stored = { ...emptyProfile, first_name: 'سارا', last_name: 'محمدی' };

function start() {
  const save = pretendPort<Outcome<ProfileValues>, ProfileValues>();
  const machine = profileMachine.provide({ actors: { saveProfile: save.logic } });
  const started = startMachine(machine, { input: { stored } });
  return {
    ...started,
    save,
    type: (change: Partial<ProfileValues>) => started.send({ type: 'field.changed', change }),
    submit: () => started.send({ type: 'save.requested' }),
    typed: () => started.context().typed,
  };
}

describe('profileMachine', () => {
  it('X-230: saves all fields together, once', async () => {
    const profile = start();
    profile.type({ city: 'شیراز' });
    profile.type({ gender: 'F' });
    profile.submit();
    profile.submit();
    const wanted = { ...stored, city: 'شیراز', gender: 'F' };
    expect(profile.save.calls.map(({ input }) => input)).toEqual([wanted]);
    await profile.save.last().answer({ ok: true, answer: wanted });
    expect([profile.tags(), profile.context().stored]).toEqual([['saved'], wanted]);
  });

  it('X-230: an unchanged form saves nothing; a value that is changed back does not differ', () => {
    const profile = start();
    profile.submit();
    profile.type({ first_name: 'مینا' });
    expect(profile.tags()).toEqual(['differs']);
    profile.type({ first_name: 'سارا ' });
    profile.submit();
    expect([profile.tags(), profile.save.calls]).toEqual([[], []]);
  });

  it.each([
    ['a refusal', makeRefusal(400), ['differs']],
    ['a cut line', lost, ['differs', 'unsent']],
    [
      'a server error',
      { ok: false, failure: { kind: 'server', status: 500 } } as const,
      ['differs'],
    ],
  ])('X-230: typed values survive %s and can be saved again', async (_, outcome, tags) => {
    const profile = start();
    profile.type({ city: 'شیراز' });
    profile.submit();
    await profile.save.last().answer(outcome);
    expect([profile.tags(), profile.typed().city, profile.context().failure]).toEqual([
      tags,
      'شیراز',
      outcome.failure,
    ]);
    profile.submit();
    expect(profile.context().failure).toBeNull();
    await profile.save.last().reject('boom');
    expect([profile.tags(), profile.typed().city]).toEqual([['differs'], 'شیراز']);
  });

  it('X-230: a save that did not reach the server is sent again when the network returns', async () => {
    const profile = start();
    profile.type({ city: 'شیراز' });
    profile.submit();
    await profile.save.last().answer(lost);
    profile.send({ type: 'profile.received', profile: { ...stored, gender: 'F' } });
    profile.send({ type: 'network.returned' });
    const wanted = { ...stored, gender: 'F', city: 'شیراز' };
    expect(profile.save.calls).toHaveLength(2);
    expect(profile.save.last().input).toEqual(wanted);
    await profile.save.last().answer({ ok: true, answer: wanted });
    expect(profile.tags()).toEqual(['saved']);
  });

  it('X-230: the return of the network sends nothing that the person did not save', async () => {
    const profile = start();
    profile.type({ city: 'شیراز' });
    profile.send({ type: 'network.returned' });
    expect(profile.save.calls).toEqual([]);
    profile.submit();
    await profile.save.last().answer(lost);
    profile.type({ city: 'یز' });
    profile.send({ type: 'network.returned' });
    profile.submit();
    profile.type({ city: 'یزد' });
    await profile.save.last().answer(lost);
    profile.send({ type: 'network.returned' });
    expect([profile.save.calls.length, profile.typed().city]).toEqual([2, 'یزد']);
  });

  it.each([
    ['refused', makeRefusal(400), ['differs']],
    ['lost', lost, ['differs', 'unsent']],
    ['broken', 'boom', ['differs']],
  ] as const)(
    'X-230: a save that is %s does not send back what another device has changed during it',
    async (_, outcome, tags) => {
      const profile = start();
      profile.type({ city: 'شیراز' });
      profile.submit();
      profile.type({ gender: 'F' });
      profile.type({ gender: '' });
      profile.send({ type: 'profile.received', profile: { ...stored, last_name: 'رضایی' } });
      const call = profile.save.last();
      await (outcome === 'boom' ? call.reject(outcome) : call.answer(outcome));
      const wanted = { ...stored, city: 'شیراز', last_name: 'رضایی' };
      expect([profile.tags(), profile.typed()]).toEqual([tags, wanted]);
      profile.submit();
      expect(profile.save.last().input).toEqual(wanted);
    },
  );

  it('X-230: the answer to a save is newer than what came during it', async () => {
    const profile = start();
    profile.type({ city: 'شیراز' });
    profile.submit();
    profile.send({ type: 'profile.received', profile: stored });
    profile.type({ gender: 'F' });
    const answer = { ...stored, city: 'شیراز' };
    await profile.save.last().answer({ ok: true, answer });
    expect([profile.tags(), profile.context().stored, profile.typed()]).toEqual([
      ['differs'],
      answer,
      { ...answer, gender: 'F' },
    ]);
  });

  it('X-230: a save whose answer was lost is done when the account has what was typed', async () => {
    const profile = start();
    profile.type({ city: 'شیراز' });
    profile.submit();
    await profile.save.last().answer(lost);
    profile.send({ type: 'profile.received', profile: { ...stored, city: 'شیراز' } });
    expect([profile.tags(), profile.context().failure]).toEqual([[], null]);
  });

  it('T30: waits for the time in the server’s answer and takes what is typed meanwhile', async () => {
    const profile = start();
    profile.type({ city: 'شیراز' });
    profile.submit();
    const failure = { ...makeRefusal(429).failure, retryAfter: 7_000 };
    await profile.save.last().answer({ ok: false, failure });
    profile.submit();
    profile.type({ city: 'یزد' });
    expect([profile.tags(), profile.save.calls.length]).toEqual([['differs', 'waiting'], 1]);
    profile.pass(7_000);
    expect([profile.tags(), profile.typed().city]).toEqual([['differs'], 'یزد']);
  });

  it('X-230: what is typed during a save stays and still differs', async () => {
    const profile = start();
    profile.type({ city: 'شیراز' });
    profile.submit();
    profile.type({ country: 'ایران' });
    await profile.save.last().answer({ ok: true, answer: { ...stored, city: 'شیراز' } });
    expect([profile.tags(), profile.typed()]).toEqual([
      ['differs'],
      { ...stored, city: 'شیراز', country: 'ایران' },
    ]);
  });

  it('X-230: an account from the server changes the untouched fields only', () => {
    const profile = start();
    profile.type({ first_name: 'مینا' });
    profile.send({
      type: 'profile.received',
      profile: { ...stored, first_name: 'س', city: 'یزد' },
    });
    expect(profile.typed()).toEqual({ ...stored, first_name: 'مینا', city: 'یزد' });
  });

  it('X-230: an account that comes during a save does not end it, and one after it leaves the success', async () => {
    const profile = start();
    const wanted = { ...stored, city: 'شیراز' };
    profile.type({ city: 'شیراز' });
    profile.submit();
    profile.send({ type: 'profile.received', profile: wanted });
    expect(profile.tags()).toEqual(['busy', 'differs']);
    await profile.save.last().answer({ ok: true, answer: wanted });
    profile.send({ type: 'profile.received', profile: wanted });
    expect([profile.tags(), profile.context().stored]).toEqual([['saved'], wanted]);
  });

  it('X-230: no order of typing, saves, answers and refreshes loses a typed value', async () => {
    const field = fc.constantFrom(...profileFields);
    const step = fc.oneof(
      fc.record({
        do: fc.constant('type' as const),
        field,
        value: fc.constantFrom('الف', 'ب', ''),
      }),
      fc.record({ do: fc.constantFrom('submit', 'answer', 'refuse', 'receive', 'pass') }),
    );
    await checkEveryInTime(60, fc.array(step, { maxLength: 20 }), async (steps) => {
      const profile = start();
      const wanted: Record<string, string> = {};
      for (const each of steps) {
        const call = profile.save.calls.find(({ inFlight }) => inFlight);
        if ('field' in each) {
          wanted[each.field] = each.value;
          profile.type({ [each.field]: each.value });
        } else if (each.do === 'submit') {
          profile.submit();
        } else if (each.do === 'answer') {
          await call?.answer({ ok: true, answer: call.input });
        } else if (each.do === 'refuse') {
          await call?.answer(makeRefusal(400));
        } else if (each.do === 'receive') {
          profile.send({ type: 'profile.received', profile: profile.context().stored });
        } else {
          profile.pass(1_000);
        }
        expect(profile.typed()).toMatchObject(wanted);
      }
    });
  });
});
