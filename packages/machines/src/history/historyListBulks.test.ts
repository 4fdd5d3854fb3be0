import { expect, it } from 'vitest';
import { makeBulkAnswer, startHistoryList } from './historyListTesting.ts';
import type { BulkAction } from './historyListTypes.ts';

const ask = (action: BulkAction, ids: readonly number[]) =>
  ({ type: 'bulk.requested', action, ids }) as const;

it('X-103: what one of several deletions has left undone is said after the last one, and a second try of it alone counts', async () => {
  const list = startHistoryList();
  [1, 2, 3].forEach((id) => list.send(ask('trash', [id])));
  await list.bulk.last().answer(makeBulkAnswer([1]));
  await list.bulk.last().answer({ ok: false, failure: { kind: 'network' } });
  await list.bulk.last().answer(makeBulkAnswer([3]));
  expect(list.tags()).toContain('partly');
  expect(list.context().result).toMatchObject({
    request: { action: 'trash', ids: [2, 3] },
    done: [3],
    failed: [{ id: 2, code: 'unanswered' }],
    failure: { kind: 'network' },
  });
  list.send(ask('trash', [2]));
  await list.bulk.last().answer(makeBulkAnswer([2]));
  expect(list.tags()).toEqual([]);
  list.send(ask('trash', [4]));
  list.send(ask('trash', [4]));
  await list.bulk.last().answer({ ok: false, failure: { kind: 'network' } });
  await list.bulk.last().answer(makeBulkAnswer([4]));
  expect([list.tags(), list.context().result.failure]).toEqual([[], null]);
});

it('X-103: what a deletion has left undone is said also when another one was taken back before its answer', async () => {
  const list = startHistoryList();
  list.send(ask('trash', [1]));
  list.send({ ...ask('restore', [2]), isUndo: true });
  await list.bulk.last().answer({ ok: false, failure: { kind: 'network' } });
  await list.bulk.last().answer(makeBulkAnswer([2]));
  expect(list.tags()).toContain('partly');
  expect(list.context().result).toMatchObject({
    request: { action: 'trash', ids: [1] },
    failed: [{ id: 1, code: 'unanswered' }],
  });
  list.send({ type: 'bulk.resultClosed' });
  expect(list.tags()).toEqual([]);
});

it('X-103: a refused deletion of everything stays in sight, without a row that failed', async () => {
  const list = startHistoryList();
  list.send(ask('deleteAll', []));
  list.send({ type: 'bulk.confirmed' });
  await list.bulk.last().answer({ ok: false, failure: { kind: 'network' } });
  expect(list.tags()).toContain('partly');
  expect(list.context().result).toMatchObject({
    done: [],
    failed: [],
    failure: { kind: 'network' },
  });
});

it('X-126: a deletion for ever that is asked for during another change is asked about after it, unless the list was left', async () => {
  const list = startHistoryList();
  list.send(ask('restore', [1]));
  list.send(ask('deleteForever', [2]));
  list.send(ask('trash', [3]));
  await list.bulk.last().answer(makeBulkAnswer([1]));
  expect([list.tags(), list.context().bulk?.ids]).toEqual([['asking'], [2]]);
  list.send({ type: 'bulk.confirmed' });
  expect(list.bulk.last().input).toEqual({ action: 'deleteForever', ids: [2] });
  list.send(ask('deleteForever', [4]));
  list.send({ type: 'bulk.canceled' });
  await list.bulk.last().answer(makeBulkAnswer([2]));
  await list.bulk.last().answer(makeBulkAnswer([3]));
  expect([list.tags(), list.bulk.calls.length]).toEqual([[], 3]);
});
