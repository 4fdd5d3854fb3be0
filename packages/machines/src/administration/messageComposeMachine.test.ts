import { describe, expect, it } from 'vitest';
import type { Failure } from '@nevisa/api/types';
import { makeRefusal } from '../testing/fixtures.ts';
import { emptyMessage } from './messageComposeParts.ts';
import { saveLimit } from './messageComposeSetup.ts';
import {
  makeSaveResult,
  makeSavedMessage,
  startCompose,
  written,
} from './messageComposeTesting.ts';

const network: Failure = { kind: 'network' };
const failed = { kind: 'failed', failure: network } as const;

describe('the draft of a message', () => {
  it('X-286: is on the device 500 ms after the first key, also while typing goes on', async () => {
    const machine = startCompose();
    for (const title of ['n', 'ne', 'new', 'news']) {
      machine.change({ title });
      machine.pass(150);
    }
    expect(machine.keepMessage.calls.map(({ input }) => input.values.title)).toEqual(['news']);
    machine.change({ title: 'newsp' });
    await machine.keepMessage.last().answer(true);
    machine.rest('keep');
    expect(machine.keepMessage.last().input.values.title).toBe('newsp');
  });

  it('X-286: says that a full device has not taken it, and tries again with the next change', async () => {
    const machine = startCompose();
    machine.change({ title: 'news' });
    machine.rest('keep');
    await machine.keepMessage.last().answer(false);
    expect(machine.tags()).toContain('unkept');
    machine.change({ title: 'newsp' });
    machine.rest('keep');
    await machine.keepMessage.last().answer(true);
    expect(machine.tags()).not.toContain('unkept');
  });

  it('X-286: is saved as DRAFT after a rest, and after 15 s without one', async () => {
    const machine = startCompose();
    machine.change({ title: 'news' });
    machine.rest('save');
    expect(machine.saveMessage.last().input).toMatchObject({
      saved: null,
      clientId: 'client-1',
      values: { title: 'news' },
      state: 'DRAFT',
    });
    const first = makeSavedMessage({ ...emptyMessage, title: 'news' });
    await machine.saveMessage.last().answer(makeSaveResult(first));
    expect(machine.tags()).not.toContain('differs');
    expect(machine.reports).toEqual([{ type: 'draft.saved', saved: first }]);
    for (let second = 0; second <= saveLimit / 1_000; second += 1) {
      machine.change({ text: `${second}` });
      machine.pass(1_000);
    }
    expect(machine.saveMessage.calls).toHaveLength(2);
    expect(machine.saveMessage.last().input.saved).toEqual(first);
  });

  it('X-286: nothing typed saves nothing, and what is typed during a save is saved after it', async () => {
    const machine = startCompose();
    machine.change({ title: 'n' });
    machine.change({ title: '' });
    machine.pass(saveLimit);
    expect(machine.saveMessage.calls).toHaveLength(0);
    machine.change({ title: 'news' });
    machine.rest('save');
    machine.change({ text: 'words' });
    await machine.saveMessage
      .last()
      .answer(makeSaveResult(makeSavedMessage({ ...emptyMessage, title: 'news' })));
    expect(machine.tags()).toContain('differs');
    machine.rest('save');
    expect(machine.saveMessage.last().input.values).toEqual(written);
  });

  it('X-286: what a new message begins with is not saved by itself', () => {
    const blank = { ...emptyMessage, audience: { kind: 'USERS', userIds: [7] } } as const;
    const machine = startCompose({ blank, values: blank });
    machine.pass(saveLimit);
    expect(machine.saveMessage.calls).toHaveLength(0);
    machine.change({ title: 'news' });
    machine.rest('save');
    expect(machine.saveMessage.last().input.values).toEqual({ ...blank, title: 'news' });
  });

  it('X-286: a failed save is tried again with a wait, and typed values stay', async () => {
    const machine = startCompose();
    machine.change(written);
    machine.rest('save');
    await machine.saveMessage.last().answer(failed);
    expect(machine.tags()).toContain('waiting');
    expect(machine.context()).toMatchObject({ values: written, failure: network });
    machine.pass(600);
    expect(machine.saveMessage.calls).toHaveLength(2);
    await machine.saveMessage.last().answer(failed);
    machine.send({ type: 'network.returned' });
    expect(machine.saveMessage.calls).toHaveLength(3);
  });

  it('X-286: a refused save waits for another value', async () => {
    const machine = startCompose();
    machine.change(written);
    machine.rest('save');
    await machine.saveMessage.last().answer({ kind: 'refused', failure: makeRefusal(400).failure });
    machine.pass(60_000);
    expect(machine.tags()).toContain('refused');
    expect(machine.saveMessage.calls).toHaveLength(1);
    machine.change({ link: '/packages' });
    machine.rest('save');
    expect(machine.saveMessage.calls).toHaveLength(2);
  });
});

describe('a message that two people change', () => {
  const theirs = makeSavedMessage({ ...written, title: 'theirs' }, { revision: 7 });

  async function inConflict() {
    const machine = startCompose({ saved: makeSavedMessage(written) });
    machine.change({ title: 'mine' });
    machine.rest('save');
    await machine.saveMessage.last().answer({ kind: 'conflict', current: theirs });
    return machine;
  }

  it('X-116: is asked about, saves nothing by itself meanwhile, and is saved over the newer revision', async () => {
    const machine = await inConflict();
    machine.pass(60_000);
    expect(machine.tags()).toEqual(expect.arrayContaining(['conflict']));
    expect(machine.context()).toMatchObject({ theirs, values: { title: 'mine' } });
    machine.send({ type: 'conflict.postponed' });
    machine.change({ text: 'more' });
    machine.pass(60_000);
    expect(machine.saveMessage.calls).toHaveLength(1);
    machine.send({ type: 'conflict.opened' });
    machine.send({ type: 'conflict.resolved', values: { ...written, title: 'mine' } });
    machine.rest('save');
    expect(machine.saveMessage.last().input).toMatchObject({
      saved: theirs,
      values: { title: 'mine' },
    });
  });

  it('X-116: the same conflict again asks again', async () => {
    const machine = await inConflict();
    machine.send({ type: 'conflict.resolved', values: { ...written, title: 'mine' } });
    machine.rest('save');
    await machine.saveMessage.last().answer({ kind: 'conflict', current: theirs });
    expect(machine.tags()).toContain('conflict');
  });

  it('X-116: is no conflict when an answer was lost and the server has the same values', async () => {
    const machine = startCompose({ saved: makeSavedMessage(written) });
    machine.change({ title: 'mine' });
    machine.rest('save');
    const ours = makeSavedMessage({ ...written, title: 'mine' }, { revision: 2 });
    await machine.saveMessage.last().answer({ kind: 'conflict', current: ours });
    expect(machine.tags()).not.toContain('conflict');
    expect(machine.context().saved).toEqual(ours);
  });

  it('X-116: a message that is gone can be saved as a new one', async () => {
    const machine = startCompose({ saved: makeSavedMessage(written) });
    machine.change({ title: 'mine' });
    machine.rest('save');
    await machine.saveMessage.last().answer({ kind: 'gone' });
    expect(machine.tags()).toContain('gone');
    machine.send({ type: 'copy.requested', clientId: 'client-2' });
    expect(machine.saveMessage.last().input).toMatchObject({
      saved: null,
      clientId: 'client-2',
      values: { title: 'mine' },
    });
  });

  it('T-95: a person who is no administrator any more is reported, and the typed text stays', async () => {
    const machine = startCompose();
    machine.change(written);
    machine.rest('keep');
    machine.rest('save');
    await machine.saveMessage.last().answer({ kind: 'forbidden' });
    expect(machine.tags()).toContain('forbidden');
    expect(machine.reports).toEqual([{ type: 'access.lost' }]);
    expect(machine.keepMessage.last().input.values).toEqual(written);
    machine.pass(60_000);
    expect(machine.saveMessage.calls).toHaveLength(1);
  });
});

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
    const machine = startCompose({ saved: makeSavedMessage(written) });
    await machine.count(0);
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
    const machine = startCompose({ saved: makeSavedMessage(written) });
    await machine.count(3);
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
      const machine = startCompose({ saved: makeSavedMessage(written) });
      await machine.count(3);
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
