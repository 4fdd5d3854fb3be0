import { describe, expect, it } from 'vitest';
import { listBusyRows, cleanTitle } from './historyListParts.ts';
import { makeBulkAnswer, makeRow, startHistoryList } from './historyListTesting.ts';
import type { BulkAction } from './historyListTypes.ts';
import { makeRefusal } from '../testing/fixtures.ts';

const ask = (action: BulkAction, ids: readonly number[]) =>
  ({ type: 'bulk.requested', action, ids }) as const;

describe('a bulk', () => {
  it('X-103: is one call, and reports what is done and what failed with its reason', async () => {
    const list = startHistoryList();
    list.send(ask('trash', [1, 2, 3]));
    expect(list.bulk.calls.map(({ input }) => input)).toEqual([
      { action: 'trash', ids: [1, 2, 3] },
    ]);
    await list.bulk.last().answer(makeBulkAnswer([1, 3], [2]));
    expect(list.tags()).toContain('partly');
    expect(list.reports).toEqual([
      {
        type: 'bulk.settled',
        request: { action: 'trash', ids: [1, 2, 3] },
        result: {
          request: list.bulk.last().input,
          done: [1, 3],
          failed: [{ id: 2, code: 'forbidden' }],
        },
        failure: null,
      },
    ]);
    list.send({ type: 'bulk.resultClosed' });
    expect(list.tags()).toEqual([]);
    expect(list.context().result.failed).toEqual([]);
  });

  it('X-103: shows nothing as done without an answer', async () => {
    const list = startHistoryList();
    list.send(ask('restore', [1, 2]));
    await list.bulk.last().answer({ ok: false, failure: { kind: 'network' } });
    expect(list.context().result).toMatchObject({ done: [], failed: [{ id: 1 }, { id: 2 }] });
    expect(list.tags()).toContain('partly');
  });

  it('X-103: takes a port that breaks for a lost answer', async () => {
    const list = startHistoryList();
    list.send(ask('trash', [1]));
    await list.bulk.last().reject('broken');
    expect(list.context().result.failure).toEqual({ kind: 'network' });
  });

  it('X-126: begins the next one after the one under way, so that each press of Delete counts', async () => {
    const list = startHistoryList();
    list.send(ask('trash', [1]));
    list.send(ask('trash', [2]));
    list.send(ask('trash', [3]));
    expect([...listBusyRows(list.context())]).toEqual(['1', '2', '3']);
    expect(list.bulk.calls).toHaveLength(1);
    await list.bulk.last().answer(makeBulkAnswer([1]));
    await list.bulk.last().answer(makeBulkAnswer([2]));
    await list.bulk.last().answer(makeBulkAnswer([3]));
    expect(list.bulk.calls.map(({ input }) => input.ids)).toEqual([[1], [2], [3]]);
    expect(listBusyRows(list.context()).size).toBe(0);
    expect(list.tags()).toEqual([]);
  });

  it('X-126, X-127: asks before what cannot be undone, and for nothing else', () => {
    const asked = (['trash', 'restore', 'deleteForever', 'deleteAll'] as const).map((action) => {
      const list = startHistoryList();
      list.send(ask(action, [1]));
      return [action, list.tags(), list.bulk.calls.length];
    });
    expect(asked).toEqual([
      ['trash', ['working'], 1],
      ['restore', ['working'], 1],
      ['deleteForever', ['asking'], 0],
      ['deleteAll', ['asking'], 0],
    ]);
  });

  it('X-126: carries out the question that was confirmed, and forgets the one that was canceled', async () => {
    const list = startHistoryList();
    list.send(ask('deleteForever', [1]));
    list.send({ type: 'bulk.canceled' });
    expect(list.context().bulk).toBeNull();
    list.send({ type: 'bulk.confirmed' });
    expect(list.bulk.calls).toHaveLength(0);
    list.send(ask('deleteForever', [2]));
    list.send({ type: 'bulk.confirmed' });
    expect(list.bulk.last().input).toEqual({ action: 'deleteForever', ids: [2] });
    await list.bulk.last().answer(makeBulkAnswer([2]));
    expect(list.tags()).toEqual([]);
  });

  it('X-103: makes no call without a row, except for all of them', () => {
    const list = startHistoryList();
    list.send(ask('trash', []));
    expect(list.bulk.calls).toHaveLength(0);
    list.send(ask('deleteAll', []));
    list.send({ type: 'bulk.confirmed' });
    expect(list.bulk.calls).toHaveLength(1);
  });

  it('X-105: takes back a deletion by a second call of its own', async () => {
    const list = startHistoryList();
    list.send(ask('trash', [1]));
    await list.bulk.last().answer(makeBulkAnswer([1]));
    list.pass(3_600_000);
    list.send({ ...ask('restore', [1]), isUndo: true });
    expect(list.bulk.calls.map(({ input }) => input)).toEqual([
      { action: 'trash', ids: [1] },
      { action: 'restore', ids: [1], isUndo: true },
    ]);
    await list.bulk.last().answer(makeBulkAnswer([1]));
    expect(list.reports.at(-1)).toMatchObject({ request: { isUndo: true } });
  });
});

describe('a title', () => {
  it.each([
    ['  گزارش  ماهانه \n', 'گزارش ماهانه'],
    ['\u202Eالف\u202C', 'الف'],
    ['می\u200Cروم', 'می\u200Cروم'],
    ['آ'.repeat(300), 'آ'.repeat(200)],
    [' \u200F ', ''],
  ])('X-124: %j becomes %j', (typed, clean) => {
    expect(cleanTitle(typed)).toBe(clean);
  });

  it('X-124: is saved with the revision that the person saw', async () => {
    const list = startHistoryList();
    list.rename(' new ');
    expect(list.title.last().input).toEqual({ id: 7, title: 'new', revision: 1 });
    const saved = makeRow('new', { revision: 2 });
    await list.title.last().answer({ ok: true, answer: saved });
    expect(list.reports).toEqual([{ type: 'rename.saved', row: saved }]);
    expect(list.context().rename).toBeNull();
  });

  it.each([' ', 'old', ' old '])(
    'X-124: typed as %j, the old one stays without a call',
    (title) => {
      const list = startHistoryList();
      list.rename(title);
      expect(list.title.calls).toHaveLength(0);
      expect(list.tags()).toEqual([]);
    },
  );

  it('X-124: stays as it was typed after a failure, and is saved by the next try', async () => {
    const list = startHistoryList();
    list.rename('new');
    await list.title.last().answer(makeRefusal(500));
    expect(list.context().rename).toMatchObject({
      typed: 'new',
      failure: makeRefusal(500).failure,
    });
    list.send({ type: 'rename.committed' });
    await list.title.last().reject('broken');
    expect(list.context().rename).toMatchObject({ typed: 'new', failure: { kind: 'network' } });
    list.send({ type: 'rename.canceled' });
    expect(list.context().rename).toBeNull();
  });

  it('X-116, X-124: is saved again when only other fields of the row have changed', async () => {
    const list = startHistoryList();
    list.rename('new');
    await list.title
      .last()
      .answer({ ...makeRefusal(409), current: makeRow('old', { revision: 5 }) });
    expect(list.title.last().input).toEqual({ id: 7, title: 'new', revision: 5 });
    expect(list.title.calls).toHaveLength(2);
  });

  it.each(['mine', 'theirs'] as const)(
    'X-116, X-124: changed by another person as well, asks, and takes %s',
    async (choice) => {
      const list = startHistoryList();
      const current = makeRow('theirs', { revision: 5 });
      list.rename('mine');
      await list.title.last().answer({ ...makeRefusal(409), current });
      expect(list.tags()).toContain('conflict');
      expect(list.context().rename).toMatchObject({ typed: 'mine', current });
      list.send({ type: 'conflict.resolved', choice });
      if (choice === 'mine') {
        expect(list.title.last().input).toEqual({ id: 7, title: 'mine', revision: 5 });
        return;
      }
      expect(list.title.calls).toHaveLength(1);
      expect(list.reports).toEqual([{ type: 'rename.overtaken', row: current }]);
      expect(list.context().rename).toBeNull();
    },
  );

  it('X-116: stays typed when the question about a conflict is canceled', async () => {
    const list = startHistoryList();
    list.rename('mine');
    await list.title.last().answer({ ...makeRefusal(409), current: makeRow('theirs') });
    list.send({ type: 'rename.canceled' });
    expect(list.context().rename?.typed).toBe('mine');
    expect(list.tags()).toEqual(['renaming']);
  });
});
