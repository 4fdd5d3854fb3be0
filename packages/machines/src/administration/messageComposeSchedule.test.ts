import { describe, expect, it } from 'vitest';
import { makeRefusal } from '../testing/fixtures.ts';
import { judgeWait } from './messageComposeSetup.ts';
import {
  openCounted,
  makeSaveResult,
  makeSavedMessage,
  startCompose,
  written,
} from './messageComposeTesting.ts';

const sent = makeSavedMessage(written, { state: 'SENT', revision: 2 });

describe('scheduling a message', () => {
  const later = (machine: { now: () => number }, ms: number) =>
    ({ way: 'later', sendDay: String(machine.now() + ms) }) as const;

  it('X-289: saves it as SCHEDULED after the question, and never sends it at once', async () => {
    const machine = await openCounted();
    machine.change(later(machine, 3_600_000));
    machine.confirmSend();
    expect(machine.saveMessage.last().input.state).toBe('SCHEDULED');
    const scheduled = makeSavedMessage(machine.context().values, {
      state: 'SCHEDULED',
      revision: 2,
    });
    await machine.saveMessage.last().answer(makeSaveResult(scheduled));
    expect(machine.tags()).toContain('scheduled');
    expect(machine.reports.at(-1)).toEqual({ type: 'message.scheduled', saved: scheduled });
    expect(machine.sendMessage.calls).toHaveLength(0);
  });

  it('X-289: refuses a time that has become too soon by the clock of the server', async () => {
    const machine = await openCounted({ serverAhead: 120_000 });
    machine.change(later(machine, 400_000));
    machine.send({ type: 'send.requested' });
    expect(machine.tags()).not.toContain('asking');
    machine.change(later(machine, 440_000));
    machine.send({ type: 'send.requested' });
    expect(machine.tags()).toContain('asking');
    machine.pass(30_000);
    machine.send({ type: 'send.confirmed' });
    expect(machine.tags()).not.toContain('asking');
    expect(machine.saveMessage.calls.map(({ input }) => input.state)).not.toContain('SCHEDULED');
  });

  it('X-289: the page is notified when a time has passed', async () => {
    const machine = startCompose({ saved: makeSavedMessage(written) });
    machine.change(later(machine, 400_000));
    const before = machine.context().values;
    machine.pass(judgeWait);
    expect(machine.context().values).not.toBe(before);
    expect(machine.context().values).toEqual(before);
  });

  it('X-289: a refused schedule stays a draft, and is not scheduled later by a save', async () => {
    const machine = await openCounted();
    machine.change(later(machine, 3_600_000));
    machine.confirmSend();
    await machine.saveMessage.last().answer({ kind: 'refused', failure: makeRefusal(400).failure });
    expect(machine.context().sendFailure).toEqual(makeRefusal(400).failure);
    machine.change({ text: 'other words' });
    machine.rest('save');
    expect(machine.saveMessage.last().input.state).toBe('DRAFT');
  });
});

describe('a scheduled message', () => {
  const scheduled = makeSavedMessage(
    { ...written, way: 'later', sendDay: '9999999999999' },
    { state: 'SCHEDULED' },
  );

  it('X-290: is changed only when the person says so', async () => {
    const machine = await openCounted({ saved: scheduled });
    machine.change({ text: 'half a sen' });
    machine.pass(60_000);
    expect(machine.saveMessage.calls).toHaveLength(0);
    expect(machine.keepMessage.last().input.values.text).toBe('half a sen');
    machine.confirmSend();
    expect(machine.saveMessage.last().input).toMatchObject({ state: 'SCHEDULED' });
  });

  it('X-290: shows the word of the server when its sending has begun', async () => {
    const machine = await openCounted({ saved: scheduled });
    machine.change({ text: 'late words' });
    machine.confirmSend();
    await machine.saveMessage.last().answer({ kind: 'overtaken', current: sent });
    expect(machine.tags()).toContain('overtaken');
    expect(machine.context()).toMatchObject({ saved: sent, values: { text: 'late words' } });
  });

  it('X-290: goes back to the drafts with its text, unless the server was quicker', async () => {
    const machine = startCompose({ saved: scheduled });
    machine.send({ type: 'schedule.canceled' });
    expect(machine.cancelSchedule.last().input.saved).toEqual(scheduled);
    const draft = makeSavedMessage(scheduled.values, { revision: 2 });
    await machine.cancelSchedule.last().answer(makeSaveResult(draft));
    expect(machine.reports).toEqual([{ type: 'schedule.undone', saved: draft }]);
    expect(machine.context()).toMatchObject({ saved: draft, values: scheduled.values });

    const late = startCompose({ saved: scheduled });
    late.send({ type: 'schedule.canceled' });
    await late.cancelSchedule.last().answer({ kind: 'overtaken', current: sent });
    expect(late.tags()).toContain('overtaken');
  });

  it('X-290: is not tested over words that are not saved', () => {
    const machine = startCompose({ saved: scheduled });
    machine.change({ text: 'other words' });
    machine.send({ type: 'test.requested' });
    expect(machine.tags()).not.toContain('testing');
  });
});
