import { expect, it } from 'vitest';
import { makeRefusal } from '../testing/fixtures.ts';
import { startRecord, stored } from './administrationTesting.ts';
import type { RecordSaveOutcome } from './adminRecordTypes.ts';

/** A form of which the save was refused. */
async function startRefused(outcome: RecordSaveOutcome) {
  const record = startRecord({ input: { id: 7, record: stored } });
  record.send({ type: 'edit.started' });
  record.send({ type: 'field.changed', change: { first_name: 'Mina' } });
  record.send({ type: 'save.requested' });
  await record.save.last().answer(outcome);
  return record;
}

const startWaiting = () => {
  const failure = { ...makeRefusal(429).failure, retryAfter: 7_000 };
  return startRefused({ ok: false, failure });
};

it.each([403, 404])('X-258: a form whose save is refused with %i can be left', async (status) => {
  const record = await startRefused(makeRefusal(status));
  record.send({ type: 'leave.requested' });
  expect([record.tags(), record.context().typed]).toEqual([['viewing'], stored.values]);
});

it('X-115, T30: a form that waits asks before it is left, and goes on waiting where it stays', async () => {
  const record = await startWaiting();
  record.send({ type: 'leave.requested' });
  expect(record.tags()).toEqual(['dirty', 'editing', 'leaving', 'waiting']);
  record.send({ type: 'leave.canceled' });
  record.send({ type: 'save.requested' });
  expect(record.save.calls).toHaveLength(1);
  record.send({ type: 'leave.requested' });
  record.send({ type: 'leave.confirmed' });
  expect([record.tags(), record.context().typed]).toEqual([['viewing'], stored.values]);
});

it('X-115, T30: the question stays when the wait ends', async () => {
  const record = await startWaiting();
  record.send({ type: 'leave.requested' });
  record.pass(7_000);
  expect(record.tags()).toEqual(['dirty', 'editing', 'leaving']);
  record.send({ type: 'leave.canceled' });
  expect([record.tags(), record.context().failure]).toEqual([['dirty', 'editing'], null]);
});
