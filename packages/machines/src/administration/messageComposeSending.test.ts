import { describe, expect, it } from 'vitest';
import type { Failure } from '@nevisa/api/types';
import { makeRefusal } from '../testing/fixtures.ts';
import {
  openAskedToSend,
  openCounted,
  openSending,
  makeSaveResult,
  makeSavedMessage,
  startCompose,
  written,
} from './messageComposeTesting.ts';

const network: Failure = { kind: 'network' };

const tooMany: Failure = { ...makeRefusal(429).failure, retryAfter: 7_000 };

const sent = makeSavedMessage(written, { state: 'SENT', revision: 2 });

describe('sending a message', () => {
  it('X-288: asks with the number, sends to that number, and once for a double press', async () => {
    const machine = await openAskedToSend();
    expect(machine.context().asked).toBe(1_284);
    expect(machine.sendMessage.calls).toHaveLength(0);
    machine.send({ type: 'send.confirmed' });
    machine.send({ type: 'send.confirmed' });
    machine.send({ type: 'send.requested' });
    expect(machine.sendMessage.calls.map(({ input }) => input)).toEqual([
      { saved: makeSavedMessage(written), clientId: 'client-1', count: 1_284 },
    ]);
    await machine.sendMessage.last().answer(makeSaveResult(sent));
    expect(machine.tags()).toContain('sent');
    expect(machine.reports).toEqual([{ type: 'message.sent', saved: sent }]);
  });

  it('X-290: typed text for a message that has gone out is not saved, and says so at once', () => {
    const machine = startCompose({ saved: sent, values: { ...written, title: 'other news' } });
    expect(machine.tags()).toContain('overtaken');
    expect(machine.context().values.title).toBe('other news');
    machine.rest('save');
    expect(machine.saveMessage.calls).toHaveLength(0);
    expect(startCompose({ saved: sent, values: written }).tags()).not.toContain('overtaken');
  });

  it('X-288: a canceled question sends nothing', async () => {
    const machine = await openAskedToSend();
    machine.send({ type: 'send.canceled' });
    machine.send({ type: 'send.confirmed' });
    expect(machine.sendMessage.calls).toHaveLength(0);
  });

  it('X-288, T-92: asks again with the new number when the audience has changed', async () => {
    const machine = await openSending();
    await machine.sendMessage.last().answer({ kind: 'recount', count: 1_290 });
    expect(machine.tags()).toContain('asking');
    expect(machine.tags()).not.toContain('busy');
    expect(machine.context()).toMatchObject({
      asked: 1_290,
      recounted: true,
      counted: { count: 1_290 },
    });
    machine.send({ type: 'send.confirmed' });
    expect(machine.sendMessage.last().input.count).toBe(1_290);
  });

  it('X-288: a question that is asked anew does not say that the number has changed', async () => {
    const machine = await openSending();
    await machine.sendMessage.last().answer({ kind: 'recount', count: 1_290 });
    machine.send({ type: 'send.canceled' });
    machine.send({ type: 'send.requested' });
    expect(machine.context()).toMatchObject({ asked: 1_290, recounted: false });
  });

  it('X-287: the number of another audience is not shown any more', async () => {
    const machine = await openAskedToSend();
    machine.send({ type: 'send.canceled' });
    machine.change({ audience: { kind: 'NEW_USERS', userIds: [] } });
    expect(machine.context().counted).toBeNull();
  });

  it('X-287, T-92: sends nothing when the audience has lost its last person', async () => {
    const machine = await openSending();
    await machine.sendMessage.last().answer({ kind: 'recount', count: 0 });
    expect(machine.tags()).not.toContain('asking');
    machine.send({ type: 'send.requested' });
    expect(machine.tags()).not.toContain('asking');
  });

  it('X-288: saves what was typed last before it sends', async () => {
    const machine = await openCounted();
    machine.change({ text: 'other words' });
    machine.confirmSend();
    expect(machine.sendMessage.calls).toHaveLength(0);
    const newest = makeSavedMessage({ ...written, text: 'other words' }, { revision: 2 });
    await machine.saveMessage.last().answer(makeSaveResult(newest));
    expect(machine.sendMessage.last().input.saved).toEqual(newest);
  });

  it('X-288: sends nothing over a text that could not be saved, and says why', async () => {
    const machine = await openCounted();
    machine.change({ text: 'other words' });
    machine.confirmSend();
    await machine.saveMessage.last().answer({ kind: 'failed', failure: network });
    expect(machine.tags()).not.toContain('asking');
    expect(machine.context().sendFailure).toEqual(network);
    machine.pass(60_000);
    await machine.saveMessage
      .last()
      .answer(makeSaveResult(makeSavedMessage(written, { revision: 2 })));
    expect(machine.sendMessage.calls).toHaveLength(0);
  });

  it('X-288: a failed send can be tried again with the same id', async () => {
    const machine = await openSending();
    await machine.sendMessage.last().answer({ kind: 'failed', failure: network });
    expect(machine.context().sendFailure).toEqual(network);
    machine.confirmSend();
    expect(machine.sendMessage.calls.map(({ input }) => input.clientId)).toEqual([
      'client-1',
      'client-1',
    ]);
  });

  it('T30: a send waits for the time in the server’s answer, and what is typed meanwhile stays', async () => {
    const machine = await openSending();
    await machine.sendMessage.last().answer({ kind: 'failed', failure: tooMany });
    machine.pass(6_000);
    machine.change({ text: 'other words' });
    machine.send({ type: 'send.requested' });
    expect(machine.tags()).not.toContain('asking');
    expect(machine.context()).toMatchObject({
      sendCall: 'send',
      sendFailure: tooMany,
      values: { ...written, text: 'other words' },
    });
    machine.pass(1_000);
    expect(machine.context().sendFailure).toBeNull();
    machine.send({ type: 'send.requested' });
    expect(machine.tags()).toContain('asking');
  });

  it('T30: a test that has to wait keeps no message from being sent', async () => {
    const machine = await openCounted();
    machine.send({ type: 'test.requested' });
    await machine.sendTest.last().answer({ kind: 'failed', failure: tooMany });
    machine.send({ type: 'test.requested' });
    expect(machine.sendTest.calls).toHaveLength(1);
    machine.send({ type: 'send.requested' });
    expect(machine.tags()).toContain('asking');
  });

  it('X-288: a message with an empty title is not asked about', async () => {
    const machine = await openCounted({ saved: makeSavedMessage({ ...written, title: '' }) });
    machine.send({ type: 'send.requested' });
    expect(machine.tags()).not.toContain('asking');
  });

  it('X-288: a test saves first and goes to the writer only', async () => {
    const machine = startCompose();
    machine.change(written);
    machine.send({ type: 'test.requested' });
    expect(machine.tags()).toEqual(expect.arrayContaining(['busy', 'testing']));
    await machine.saveMessage.last().answer(makeSaveResult(makeSavedMessage(written)));
    await machine.sendTest.last().answer(makeSaveResult(makeSavedMessage(written)));
    expect(machine.reports.map(({ type }) => type)).toEqual(['draft.saved', 'test.sent']);
    expect(machine.sendMessage.calls).toHaveLength(0);
    expect(machine.tags()).not.toContain('busy');
  });

  it('X-116: a send that meets a newer revision sends nothing and asks about it', async () => {
    const machine = await openSending();
    const current = makeSavedMessage({ ...written, title: 'theirs' }, { revision: 9 });
    await machine.sendMessage.last().answer({ kind: 'conflict', current });
    expect(machine.tags()).toContain('conflict');
    expect(machine.context()).toMatchObject({ theirs: current, values: written });
    expect(machine.tags()).not.toContain('asking');
  });

  it('X-288: a message that another tab has sent is shown as sent', async () => {
    const machine = await openSending();
    await machine.sendMessage.last().answer({ kind: 'overtaken', current: sent });
    expect(machine.tags()).toContain('overtaken');
    expect(machine.context().saved).toEqual(sent);
  });
});
