import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEveryInTime } from '@nevisa/testing/properties';
import { makeRefusal } from '../testing/fixtures.ts';
import { block, promote, remove, send, startAction } from './administrationTesting.ts';
import { type DangerousAction, isReason, isSameRecord } from './dangerousActionTypes.ts';

function request(action: DangerousAction) {
  const started = startAction();
  started.send({ type: 'action.requested', action });
  return {
    ...started,
    confirm: (details?: Record<string, unknown>) =>
      started.send({ type: 'confirmed', ...(details && { details }) }),
    reason: (reason: string) => started.send({ type: 'reason.typed', reason }),
    name: (name: string) => started.send({ type: 'name.typed', name }),
  };
}

describe('dangerousActionMachine', () => {
  it('X-259: a reason of fewer than 3 characters is not sent, and the screen asks for it', async () => {
    const action = request(block);
    action.confirm();
    expect([action.tags(), action.context().isAsked, action.port.calls]).toEqual([
      ['open'],
      true,
      [],
    ]);
    action.reason(' ab ');
    action.confirm();
    expect(action.port.calls).toEqual([]);
    action.reason(' spam ');
    action.confirm();
    expect(action.port.calls.map(({ input }) => input)).toEqual([
      { action: block, reason: 'spam', details: {}, attemptId: 'attempt-1' },
    ]);
    const reports: unknown[] = [];
    action.actor.on('action.done', (report) => reports.push(report));
    await action.port.last().answer({ ok: true, answer: 'blocked' });
    expect([action.tags(), reports]).toEqual([
      ['done'],
      [{ type: 'action.done', attempt: action.context().attempt, answer: 'blocked' }],
    ]);
  });

  it.each([
    ['', false],
    ['ab', false],
    ['  ab  ', false],
    ['abc', true],
    ['😀😀😀', true],
    ['ا'.repeat(500), true],
    ['ا'.repeat(501), false],
  ])('X-259: %j is a reason: %s', (reason, is) => {
    expect(isReason(reason)).toBe(is);
  });

  it('X-259: a reason that becomes too short takes the last press away again', () => {
    const action = request(block);
    action.reason('spam');
    expect(action.tags()).toEqual(['open', 'ready']);
    action.reason('sp');
    expect(action.tags()).toEqual(['open']);
  });

  it('X-260: a double press acts once', async () => {
    const action = request(block);
    action.reason('spam');
    action.confirm();
    action.confirm();
    await action.port.last().answer({ ok: true, answer: null });
    action.confirm();
    expect(action.port.calls).toHaveLength(1);
  });

  it('X-260: a press after a lost answer repeats the attempt; with another content it is a new one', async () => {
    const action = request(block);
    action.reason('spam');
    action.confirm({ minutes: 30 });
    await action.port.last().reject('boom');
    expect([action.tags(), action.context().failure]).toEqual([
      ['open', 'ready', 'refused'],
      { kind: 'network' },
    ]);
    action.confirm({ minutes: 30 });
    await action.port.last().answer(makeRefusal(500));
    action.confirm({ minutes: 60 });
    await action.port.last().answer(makeRefusal(500));
    action.reason('spam!');
    action.confirm({ minutes: 60 });
    expect(action.port.calls.map(({ input }) => input.attemptId)).toEqual([
      'attempt-1',
      'attempt-1',
      'attempt-2',
      'attempt-3',
    ]);
  });

  it.each([7, '7'])(
    'X-262: an administrator cannot do it to their own account, with an id of either type: %j',
    (id) => {
      const action = request({ ...block, target: { ...block.target, id } });
      expect([action.tags(), action.context().denial]).toEqual([['denied', 'open'], 'self']);
      action.reason('spam');
      action.confirm();
      action.confirm();
      expect(action.port.calls).toEqual([]);
      action.send({ type: 'canceled' });
      expect(action.tags()).toEqual([]);
    },
  );

  it('X-262, T-87: ids are one record when they are written alike, and never when one is unknown', () => {
    expect([isSameRecord(12, '12'), isSameRecord('a', 'a'), isSameRecord(1, 12)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(isSameRecord(null, null)).toBe(false);
  });

  it('X-262: the last administrator cannot be removed, another one can', () => {
    const last = request({ ...remove, target: { ...remove.target, isLastAdmin: true } });
    expect([last.tags(), last.context().denial]).toEqual([['denied', 'open'], 'lastAdmin']);
    expect(request(remove).tags()).toEqual(['open']);
    const harmless = { ...promote, target: { ...promote.target, isLastAdmin: true } };
    expect(request(harmless).tags()).toEqual(['open']);
  });

  it('X-263: a right is given after a second question only', () => {
    const action = request(promote);
    action.reason('spam');
    action.confirm();
    expect([action.tags(), action.port.calls]).toEqual([['open', 'ready'], []]);
    action.confirm();
    expect(action.port.calls).toHaveLength(1);
  });

  it.each([
    ['reza_k', true],
    ['  reza_k\n', true],
    ['Reza_k', false],
    ['reza', false],
    ['reza_k\u200E', false],
    ['reza _k', false],
    ['', false],
  ])('X-264: %j, typed for the name, deletes: %s', (typed, is) => {
    const action = request(remove);
    action.confirm();
    action.name(typed);
    action.confirm();
    expect(action.port.calls).toHaveLength(is ? 1 : 0);
  });

  it('X-264: what was typed survives a refusal, and a closed question begins anew', async () => {
    const action = request(block);
    action.reason('spam');
    action.confirm();
    await action.port.last().answer(makeRefusal(400));
    expect([action.context().reason, action.context().failure]).toEqual([
      'spam',
      makeRefusal(400).failure,
    ]);
    action.send({ type: 'canceled' });
    action.send({ type: 'action.requested', action: remove });
    expect([action.context().reason, action.context().failure, action.context().isAsked]).toEqual([
      '',
      null,
      false,
    ]);
  });

  it('X-265: an action that takes nothing away is carried out by one press', () => {
    const action = request(send);
    expect(action.tags()).toEqual(['open', 'ready']);
    action.confirm();
    action.confirm();
    expect(action.port.calls).toHaveLength(1);
  });

  it('X-265, T30: waits for the time in the server’s answer', async () => {
    const action = request(promote);
    action.confirm();
    action.confirm();
    const failure = { ...makeRefusal(429).failure, retryAfter: 7_000 };
    await action.port.last().answer({ ok: false, failure });
    action.confirm();
    expect([action.tags(), action.port.calls.length]).toEqual([['open', 'waiting'], 1]);
    action.pass(7_000);
    expect(action.tags()).toEqual(['open', 'ready', 'refused']);
  });

  it('X-259: a reason that is typed while the server asks to wait is the one that is sent', async () => {
    const action = request(block);
    action.reason('spam');
    action.confirm();
    const failure = { ...makeRefusal(429).failure, retryAfter: 7_000 };
    await action.port.last().answer({ ok: false, failure });
    action.reason('spam of many days');
    expect([action.tags(), action.context().failure]).toEqual([['open', 'waiting'], failure]);
    action.pass(7_000);
    action.confirm();
    expect(action.port.last().input.reason).toBe('spam of many days');
    await action.port.last().answer({ ok: false, failure });
    action.reason('');
    action.pass(7_000);
    action.confirm();
    expect([action.tags(), action.port.calls.length]).toEqual([['open'], 2]);
  });

  it('X-264: a name that is typed while the server asks to wait counts', async () => {
    const action = request(remove);
    action.name('reza_k');
    action.confirm();
    const failure = { ...makeRefusal(429).failure, retryAfter: 7_000 };
    await action.port.last().answer({ ok: false, failure });
    action.name('reza');
    action.pass(7_000);
    action.confirm();
    expect([action.tags(), action.port.calls.length]).toEqual([['open'], 1]);
  });

  it('X-262: nothing is carried out without its proof, in any order of events', async () => {
    const step = fc.oneof(
      fc.constantFrom(block, remove, promote).map((action) => ({ do: 'request' as const, action })),
      fc.constantFrom('', 'ab', 'spam', 'reza_k').map((typed) => ({ do: 'type' as const, typed })),
      fc.constantFrom(
        { do: 'confirm' as const },
        { do: 'cancel' as const },
        { do: 'answer' as const },
        { do: 'refuse' as const },
      ),
    );
    await checkEveryInTime(200, fc.array(step, { maxLength: 25 }), async (steps) => {
      const { send, port } = startAction();
      for (const each of steps) {
        const before = port.calls.length;
        const running = port.calls.find(({ inFlight }) => inFlight);
        if (each.do === 'request') {
          send({ type: 'action.requested', action: each.action });
        } else if (each.do === 'type') {
          send({ type: 'reason.typed', reason: each.typed });
          send({ type: 'name.typed', name: each.typed });
        } else if (each.do === 'answer') {
          await running?.answer({ ok: true, answer: null });
        } else if (each.do === 'refuse') {
          await running?.answer(makeRefusal(500));
        } else {
          send({ type: each.do === 'confirm' ? 'confirmed' : 'canceled' });
        }
        if (port.calls.length > before) {
          const { action, reason } = port.last().input;
          expect([each.do, running]).toEqual(['confirm', undefined]);
          expect(action.proof !== 'reason' || isReason(reason)).toBe(true);
        }
      }
    });
  });
});
