import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEveryInTime } from '@nevisa/testing/properties';
import { makeRefusal } from '../testing/fixtures.ts';
import { startRecord, stored } from './administrationTesting.ts';
import { listConflicts } from './adminRecordParts.ts';
import type { AdminRecord, FieldValues } from './adminRecordTypes.ts';

const known = { input: { id: 7, record: stored } };
const newer = (values: FieldValues, revision = 4): AdminRecord => ({
  id: 7,
  revision,
  values: { ...stored.values, ...values },
});
const changeRecord = ({ values, ...record }: AdminRecord, change: FieldValues): AdminRecord => ({
  ...record,
  revision: record.revision + 1,
  values: { ...values, ...change },
});
const conflictWith = (current: AdminRecord) => ({ ...makeRefusal(409), current });

function edit(change: FieldValues) {
  const record = startRecord(known);
  record.send({ type: 'edit.started' });
  record.send({ type: 'field.changed', change });
  return { ...record, submit: () => record.send({ type: 'save.requested' }) };
}

function submit(change: Parameters<typeof edit>[0]) {
  const record = edit(change);
  record.submit();
  return record;
}

describe('adminRecordMachine', () => {
  it('X-257: loads a record that is not known, and asks again after a failure', async () => {
    const record = startRecord();
    expect([record.tags(), record.load.last().input]).toEqual([['loading'], { id: 7 }]);
    await record.load.last().reject('boom');
    expect([record.tags(), record.context().failure]).toEqual([['failed'], { kind: 'network' }]);
    record.send({ type: 'load.requested' });
    await record.load.last().answer({ ok: true, answer: stored });
    expect([record.tags(), record.context().typed]).toEqual([['viewing'], stored.values]);
  });

  it.each([
    [403, 'forbidden'],
    [404, 'gone'],
    [500, 'failed'],
  ])('X-257: a load that is refused with %i is %s', async (status, tag) => {
    const record = startRecord();
    await record.load.last().answer(makeRefusal(status));
    expect(record.tags()).toEqual([tag]);
  });

  it('X-258: saves only what was changed, once, with the revision that was seen', async () => {
    const record = submit({ first_name: 'Mina', phone: '09121234567 ' });
    record.submit();
    expect(record.save.calls.map(({ input }) => input)).toEqual([
      { id: 7, revision: 3, changes: { first_name: 'Mina' } },
    ]);
    await record.save.last().answer({ ok: true, answer: newer({ first_name: 'Mina' }) });
    expect([record.tags(), record.context().record?.revision]).toEqual([['saved', 'viewing'], 4]);
  });

  it('X-258: a save whose answer names only what was sent leaves the other fields', async () => {
    const record = submit({ first_name: 'Mina' });
    const answer = { ...stored, values: { first_name: 'Mina' } };
    await record.save.last().answer({ ok: true, answer });
    expect([record.tags(), record.context().typed]).toEqual([
      ['saved', 'viewing'],
      { ...stored.values, first_name: 'Mina' },
    ]);
  });

  it('X-258: what is typed during a save stays and still differs', async () => {
    const record = submit({ first_name: 'Mina' });
    record.send({ type: 'field.changed', change: { email: 'mina@nevisa.test' } });
    await record.save.last().answer({ ok: true, answer: newer({ first_name: 'Mina' }) });
    expect(record.tags()).toEqual(['dirty', 'editing']);
    record.submit();
    expect(record.save.last().input).toEqual({
      id: 7,
      revision: 4,
      changes: { email: 'mina@nevisa.test' },
    });
  });

  it.each([
    ['a refusal', makeRefusal(400), ['dirty', 'editing']],
    ['a server error', makeRefusal(500), ['dirty', 'editing']],
    ['a right that was taken away', makeRefusal(403), ['forbidden']],
    ['a record that was deleted', makeRefusal(404), ['gone']],
  ])('X-258, T-95: typed values survive %s', async (_, outcome, tags) => {
    const record = submit({ first_name: 'Mina' });
    await record.save.last().answer(outcome);
    expect([record.tags(), record.context().typed['first_name']]).toEqual([tags, 'Mina']);
  });

  it('X-116: asks only about the fields that both have changed, and saves the choice over the new revision', async () => {
    const record = submit({ first_name: 'Mina', email: 'mina@nevisa.test' });
    const theirs = newer({ first_name: 'Nina', phone: '09350000000' });
    await record.save.last().answer(conflictWith(theirs));
    expect(record.tags()).toEqual(['conflict', 'dirty', 'editing']);
    expect(listConflicts(record.context())).toEqual([
      { field: 'first_name', mine: 'Mina', theirs: 'Nina' },
    ]);
    record.send({ type: 'conflict.resolved' });
    expect(record.tags()).toEqual(['conflict', 'dirty', 'editing']);
    record.send({ type: 'conflict.chosen', field: 'first_name', choice: 'mine' });
    record.send({ type: 'conflict.resolved' });
    expect(record.save.last().input).toEqual({
      id: 7,
      revision: 4,
      changes: { first_name: 'Mina', email: 'mina@nevisa.test' },
    });
    await record.save.last().answer(conflictWith(newer({ first_name: 'Gina' }, 5)));
    expect(record.tags()).toEqual(['conflict', 'dirty', 'editing']);
  });

  it('X-116: a chosen value of the other person is not sent', async () => {
    const record = submit({ first_name: 'Mina' });
    await record.save.last().answer(conflictWith(newer({ first_name: 'Nina' })));
    record.send({ type: 'conflict.chosen', field: 'first_name', choice: 'theirs' });
    record.send({ type: 'conflict.resolved' });
    expect([record.tags(), record.save.calls.length, record.context().typed]).toEqual([
      ['saved', 'viewing'],
      1,
      newer({ first_name: 'Nina' }).values,
    ]);
  });

  it('X-116: changes of other fields need no question', async () => {
    const record = submit({ first_name: 'Mina' });
    await record.save.last().answer(conflictWith(newer({ phone: '09350000000' })));
    expect([record.tags(), record.save.last().input]).toEqual([
      ['busy', 'dirty', 'editing'],
      { id: 7, revision: 4, changes: { first_name: 'Mina' } },
    ]);
  });

  it('X-116: the same change of both needs no question, and is not saved again', async () => {
    const record = submit({ first_name: 'Mina' });
    await record.save.last().answer(conflictWith(newer({ first_name: 'Mina' })));
    expect([record.tags(), record.save.calls.length]).toEqual([['saved', 'viewing'], 1]);
  });

  it('X-116: the choice of each field is waited for', async () => {
    const record = submit({ first_name: 'Mina', email: 'mina@nevisa.test' });
    const theirs = newer({ first_name: 'Nina', email: 'nina@nevisa.test' });
    await record.save.last().answer(conflictWith(theirs));
    record.send({ type: 'conflict.chosen', field: 'email', choice: 'mine' });
    record.send({ type: 'conflict.resolved' });
    expect([record.tags(), record.save.calls.length]).toEqual([
      ['conflict', 'dirty', 'editing'],
      1,
    ]);
  });

  it('X-116: a conflict that is put off keeps the typed values, and is asked about at the next save', async () => {
    const record = submit({ first_name: 'Mina' });
    await record.save.last().answer(conflictWith(newer({ first_name: 'Nina' })));
    record.send({ type: 'conflict.canceled' });
    expect([record.tags(), record.context().typed['first_name']]).toEqual([
      ['dirty', 'editing'],
      'Mina',
    ]);
    record.send({ type: 'save.requested' });
    expect(record.save.last().input.revision).toBe(3);
  });

  it('X-115: asks before typed values are lost, and not without them', () => {
    const clean = startRecord(known);
    clean.send({ type: 'edit.started' });
    clean.send({ type: 'leave.requested' });
    expect(clean.tags()).toEqual(['viewing']);
    const record = edit({ first_name: 'Mina' });
    record.send({ type: 'leave.requested' });
    expect(record.tags()).toEqual(['dirty', 'editing', 'leaving']);
    record.send({ type: 'leave.canceled' });
    expect(record.context().typed['first_name']).toBe('Mina');
    record.send({ type: 'leave.requested' });
    record.send({ type: 'leave.confirmed' });
    expect([record.tags(), record.context().typed]).toEqual([['viewing'], stored.values]);
  });

  it('X-115: spaces around a value are no change, so that nothing is asked', () => {
    const record = edit({ phone: ' 09121234567 ' });
    record.send({ type: 'leave.requested' });
    expect(record.tags()).toEqual(['viewing']);
  });

  it('X-117: a record that changed elsewhere is read again, and is only noted in a form', async () => {
    const seen = startRecord(known);
    seen.send({ type: 'record.changedElsewhere' });
    await seen.load.last().answer({ ok: true, answer: newer({ phone: '09350000000' }) });
    expect([seen.tags(), seen.context().record?.revision]).toEqual([['viewing'], 4]);
    const record = edit({ first_name: 'Mina' });
    record.send({ type: 'record.changedElsewhere' });
    expect([record.load.calls, record.context().isChangedElsewhere]).toEqual([[], true]);
  });

  it('a new record begins in its form, is created with what differs, and can be given up', async () => {
    const input = { input: { id: null, values: { name: '', is_active: true } } };
    const record = startRecord(input);
    expect(record.tags()).toEqual(['editing']);
    record.send({ type: 'field.changed', change: { name: 'Nowruz' } });
    record.send({ type: 'save.requested' });
    expect(record.save.last().input).toEqual({
      id: null,
      revision: 0,
      changes: { name: 'Nowruz' },
    });
    const answer = { id: 9, revision: 1, values: { name: 'Nowruz', is_active: true } };
    await record.save.last().answer({ ok: true, answer });
    expect([record.tags(), record.context().id]).toEqual([['saved', 'viewing'], 9]);
    const left = startRecord(input);
    left.send({ type: 'leave.requested' });
    expect(left.tags()).toEqual(['left']);
  });

  it('T-95: a form that was left behind opens with its typed values over the loaded record', async () => {
    const record = startRecord({ input: { id: 7, values: { first_name: 'Mina' } } });
    await record.load.last().answer({ ok: true, answer: newer({ phone: '09350000000' }) });
    expect([record.tags(), record.context().typed]).toEqual([
      ['dirty', 'editing'],
      newer({ first_name: 'Mina', phone: '09350000000' }).values,
    ]);
  });

  it('T30: waits for the time in the server’s answer', async () => {
    const record = submit({ first_name: 'Mina' });
    const failure = { ...makeRefusal(429).failure, retryAfter: 7_000 };
    await record.save.last().answer({ ok: false, failure });
    record.submit();
    record.send({ type: 'field.changed', change: { email: 'a@b.c' } });
    expect([record.tags(), record.save.calls.length]).toEqual([['dirty', 'editing', 'waiting'], 1]);
    record.pass(7_000);
    expect(record.tags()).toEqual(['dirty', 'editing']);
  });

  it('X-116, X-258: no order of typing, answers, conflicts and choices loses a typed value or overwrites an unseen one', async () => {
    const field = fc.constantFrom('email', 'first_name');
    const value = fc.constantFrom('a', 'b', 'c');
    const step = fc.oneof(
      fc.record({ do: fc.constant('type' as const), field, value }),
      fc.record({ do: fc.constant('theirs' as const), field, value }),
      fc.record({
        do: fc.constantFrom(
          'submit' as const,
          'answer' as const,
          'lose' as const,
          'choose' as const,
        ),
      }),
    );
    await checkEveryInTime(200, fc.array(step, { maxLength: 25 }), async (steps) => {
      const record = startRecord(known);
      record.send({ type: 'edit.started' });
      let server = stored;
      const typed: Record<string, string> = {};
      for (const each of steps) {
        const call = record.save.calls.find(({ inFlight }) => inFlight);
        if (each.do === 'type') {
          record.send({ type: 'edit.started' });
          record.send({ type: 'field.changed', change: { [each.field]: each.value } });
          typed[each.field] = each.value;
        } else if (each.do === 'theirs') {
          server = changeRecord(server, { [each.field]: each.value });
        } else if (each.do === 'submit') {
          record.send({ type: 'save.requested' });
        } else if (each.do === 'lose') {
          await call?.answer(makeRefusal(500));
        } else if (each.do === 'choose') {
          for (const { field: name } of listConflicts(record.context())) {
            record.send({ type: 'conflict.chosen', field: name, choice: 'mine' });
          }
          record.send({ type: 'conflict.resolved' });
        } else if (call !== undefined) {
          if (call.input.revision === server.revision) {
            server = changeRecord(server, call.input.changes);
            await call.answer({ ok: true, answer: server });
          } else {
            await call.answer(conflictWith(server));
          }
        }
        const { base, typed: shown } = record.context();
        for (const [name, wanted] of Object.entries(typed)) {
          const isUnchanged = shown[name] === base[name];
          expect(shown[name] === wanted || isUnchanged, `${name} is ${wanted}`).toBe(true);
        }
      }
    });
  });
});
