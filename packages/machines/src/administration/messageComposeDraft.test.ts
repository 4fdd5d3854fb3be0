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
    machine.send({ type: 'save.requested' });
    expect(machine.tags()).toContain('conflict');
    machine.send({ type: 'conflict.postponed' });
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
