import { describe, expect, it } from 'vitest';
import type { Failure } from '@nevisa/api/types';
import { makeRefusal } from '../testing/fixtures.ts';
import { openCounted, startCompose } from './messageComposeTesting.ts';

const network: Failure = { kind: 'network' };

describe('the number of recipients', () => {
  it('X-287: is asked 500 ms after the last change, once per rest', async () => {
    const machine = startCompose();
    machine.change({ audience: { kind: 'ACTIVE_SERVICE', userIds: [] } });
    machine.pass(400);
    machine.change({ audience: { kind: 'NEW_USERS', userIds: [] } });
    machine.pass(400);
    expect(machine.countAudience.calls).toHaveLength(0);
    machine.change({ title: 'news' });
    machine.pass(100);
    expect(machine.countAudience.calls.map(({ input }) => input.kind)).toEqual(['NEW_USERS']);
    await machine.countAudience.last().answer({
      ok: true,
      answer: { count: 12 },
      serverTime: machine.now() + 60_000,
    });
    expect(machine.context()).toMatchObject({
      counted: { count: 12, at: machine.now() + 60_000 },
      serverAhead: 60_000,
    });
    machine.pass(60_000);
    expect(machine.countAudience.calls).toHaveLength(1);
  });

  it('X-287: a late answer to an older audience is dropped', async () => {
    const machine = startCompose();
    machine.rest('ask');
    const old = machine.countAudience.last();
    machine.change({ audience: { kind: 'NEW_USERS', userIds: [] } });
    await old.answer({ ok: true, answer: { count: 5_000 }, serverTime: null });
    expect(machine.context().counted).toBeNull();
    await machine.count(12);
    expect(machine.context().counted?.count).toBe(12);
  });

  it.each([
    ['nobody is chosen', []],
    ['more people than one message may have are chosen', manyIds(20_001)],
  ])('X-287: is not asked when %s, and the chosen people stay', (_, userIds) => {
    const machine = startCompose();
    machine.change({ audience: { kind: 'USERS', userIds } });
    machine.pass(60_000);
    expect(machine.countAudience.calls).toHaveLength(0);
    expect(machine.context().values.audience.userIds).toEqual(userIds);
  });

  it('X-287: 0 people and a failed count keep the message from being sent; the count is asked again on request', async () => {
    const machine = await openCounted({ count: 0 });
    machine.send({ type: 'send.requested' });
    expect(machine.tags()).not.toContain('asking');
    machine.change({ audience: { kind: 'NEW_USERS', userIds: [] } });
    machine.rest('ask');
    await machine.countAudience.last().answer({ ok: false, failure: network });
    expect(machine.tags()).toContain('count-failed');
    machine.send({ type: 'send.requested' });
    expect(machine.tags()).not.toContain('asking');
    machine.send({ type: 'count.requested' });
    await machine.countAudience.last().answer({ ok: true, answer: { count: 3 }, serverTime: null });
    machine.send({ type: 'send.requested' });
    expect(machine.tags()).toContain('asking');
  });
});

describe('the discount code of a message', () => {
  it('X-286: is checked 500 ms after the last key, and a refused one keeps the message from being sent', async () => {
    const machine = await openCounted();
    machine.change({ code: 'NOW' });
    machine.pass(400);
    machine.change({ code: 'NOWRUZ' });
    machine.rest('ask');
    expect(machine.checkCode.calls.map(({ input }) => input.code)).toEqual(['NOWRUZ']);
    machine.send({ type: 'send.requested' });
    expect(machine.tags()).not.toContain('asking');
    await machine.checkCode.last().answer({ ok: false, failure: makeRefusal(400).failure });
    expect(machine.tags()).toContain('code-refused');
    machine.send({ type: 'send.requested' });
    expect(machine.tags()).not.toContain('asking');
    machine.change({ code: '' });
    machine.send({ type: 'send.requested' });
    expect(machine.tags()).toContain('asking');
  });

  it.each(['EXPIRED', 'EXHAUSTED', 'DISABLED', 'SCHEDULED'] as const)(
    'X-286: a code that is %s keeps the message from being sent',
    async (status) => {
      const machine = await openCounted();
      machine.change({ code: 'NOWRUZ' });
      machine.rest('ask');
      await machine.checkCode.last().answer({ ok: true, answer: status });
      machine.send({ type: 'send.requested' });
      expect(machine.tags()).toContain('code-refused');
      expect(machine.tags()).not.toContain('asking');
    },
  );

  it('X-286: a failed check is asked again on request', async () => {
    const machine = startCompose();
    machine.change({ code: 'NOWRUZ' });
    machine.rest('ask');
    await machine.checkCode.last().answer({ ok: false, failure: network });
    expect(machine.tags()).toContain('code-failed');
    machine.send({ type: 'code.requested' });
    await machine.checkCode.last().answer({ ok: true, answer: 'ACTIVE' });
    expect(machine.context()).toMatchObject({ codeStatus: 'ACTIVE', codeFailure: null });
    expect(machine.tags()).toContain('code-checked');
  });
});

function manyIds(count: number): number[] {
  return Array.from({ length: count }, (_, id) => id);
}
