import { describe, expect, it } from 'vitest';
import { makeRow, startHistoryList } from './historyListTesting.ts';
import { makeRefusal } from '../testing/fixtures.ts';

describe('a rename that is started while a title is saved', () => {
  it('X-124: begins in another row when the title is saved', async () => {
    const list = startHistoryList();
    list.rename('new');
    list.send({ type: 'rename.started', row: makeRow('other', { id: 8 }) });
    list.send({ type: 'rename.started', row: makeRow('old') });
    expect(list.context().rename?.row.id).toBe(7);
    await list.title.last().answer({ ok: true, answer: makeRow('new', { revision: 2 }) });
    expect(list.reports).toMatchObject([{ type: 'rename.saved' }]);
    expect(list.tags()).toEqual(['renaming']);
    expect(list.context()).toMatchObject({
      rename: { row: { id: 8 }, typed: 'other' },
      nextRename: null,
    });
  });

  it('X-124: is given up when the title is refused', async () => {
    const list = startHistoryList();
    list.rename('new');
    list.send({ type: 'rename.started', row: makeRow('other', { id: 8 }) });
    await list.title.last().answer(makeRefusal(500));
    expect(list.context()).toMatchObject({ rename: { typed: 'new' }, nextRename: null });
  });

  it('X-124: begins also when the title is saved again over another change', async () => {
    const list = startHistoryList();
    list.rename('new');
    list.send({ type: 'rename.started', row: makeRow('other', { id: 8 }) });
    const current = makeRow('old', { revision: 5 });
    await list.title.last().answer({ ...makeRefusal(409), current });
    await list.title.last().answer({ ok: true, answer: makeRow('new', { revision: 6 }) });
    expect(list.context().rename).toMatchObject({ row: { id: 8 }, typed: 'other' });
  });
});

describe('a title that was refused', () => {
  /** A list whose row 7 was to have the title `new`, which the server refused. */
  async function refuse() {
    const list = startHistoryList();
    list.rename('new');
    await list.title.last().answer(makeRefusal(500));
    return list;
  }

  it('X-124: is there when the rename begins again, also after one of another row', async () => {
    const list = await refuse();
    list.send({ type: 'rename.started', row: makeRow('old') });
    expect(list.context().rename?.typed).toBe('new');
    list.send({ type: 'rename.started', row: makeRow('other', { id: 8 }) });
    expect(list.context().rename).toMatchObject({ row: { id: 8 }, typed: 'other' });
    list.send({ type: 'rename.canceled' });
    list.send({ type: 'rename.started', row: makeRow('old') });
    expect(list.context().rename).toMatchObject({ row: { id: 7 }, typed: 'new', failure: null });
  });

  it('X-124: is forgotten when the person gives it up or the server takes it', async () => {
    const list = await refuse();
    list.send({ type: 'rename.canceled' });
    list.send({ type: 'rename.started', row: makeRow('old') });
    expect(list.context().rename?.typed).toBe('old');
    list.rename('new');
    await list.title.last().answer(makeRefusal(500));
    list.send({ type: 'rename.committed' });
    await list.title.last().answer({ ok: true, answer: makeRow('new', { revision: 2 }) });
    list.send({ type: 'rename.started', row: makeRow('later', { revision: 3 }) });
    expect(list.context().rename?.typed).toBe('later');
  });
});
