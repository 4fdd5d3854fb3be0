import { describe, expect, it } from 'vitest';
import { createSharedStorage } from '../../../testing/memoryStorage.ts';
import { type ColumnSet, createListColumns, listShownColumns } from './listColumns.ts';

const owner = { userId: '7', list: 'users' };
const key = 'nevisa.columns.users.7';
const columns: ColumnSet = {
  names: ['name', 'phone', 'created', 'credit'],
  naming: 'name',
  hidden: ['credit'],
};
const resting = {
  order: ['name', 'phone', 'created', 'credit'],
  hidden: ['credit'],
  density: 'comfortable',
};

function openColumns(stored?: unknown) {
  const memory = createSharedStorage(
    stored === undefined
      ? {}
      : { [key]: typeof stored === 'string' ? stored : JSON.stringify(stored) },
  );
  return { memory, columns: createListColumns(memory.storage, owner, columns) };
}

describe('the columns of a list', () => {
  it('X-109: are shown, hidden, moved and set denser, and stored for the person and the list', () => {
    const { memory, columns: chosen } = openColumns();
    chosen.show('credit', true);
    chosen.show('phone', false);
    chosen.move('credit', 1);
    chosen.chooseDensity('compact');
    const again = createListColumns(memory.storage, owner, columns).read();
    expect(again).toEqual(chosen.read());
    expect(listShownColumns(again)).toEqual(['name', 'credit', 'created']);
    expect(again.density).toBe('compact');
    for (const other of [
      { userId: '8', list: 'users' },
      { userId: '7', list: 'codes' },
    ]) {
      expect(createListColumns(memory.storage, other, columns).read()).toEqual(resting);
    }
  });

  it('X-109: a column that is hidden leaves the others hidden', () => {
    const { columns: chosen } = openColumns();
    chosen.show('phone', false);
    chosen.show('created', false);
    expect(listShownColumns(chosen.read())).toEqual(['name']);
  });

  it('X-109: the naming column stays', () => {
    const { columns: chosen } = openColumns({ ...resting, hidden: ['name', 'phone'] });
    expect(listShownColumns(chosen.read())).toEqual(['name', 'created', 'credit']);
    chosen.show('name', false);
    expect(listShownColumns(chosen.read())).toContain('name');
  });

  it.each([
    'nonsense{',
    'null',
    '5',
    '[]',
    { order: 'name', hidden: 3, density: 'loose' },
    { order: [1, null], hidden: null },
    { order: 5, hidden: {} },
  ])('X-109: the stored nonsense %j gives the default', (stored) => {
    expect(openColumns(stored).columns.read()).toEqual(resting);
  });

  it('X-109: unknown, repeated and new columns give a complete order', () => {
    const { columns: chosen } = openColumns({
      order: ['created', 'gone', 'created', 'name'],
      hidden: ['gone', 'created'],
      density: 'compact',
    });
    expect(chosen.read()).toEqual({
      order: ['created', 'credit', 'name', 'phone'],
      hidden: ['created'],
      density: 'compact',
    });
    chosen.move('gone', 0);
    expect(chosen.read().order).toHaveLength(4);
  });

  it('X-109: a reset returns to the default and removes what was stored', () => {
    const { memory, columns: chosen } = openColumns();
    chosen.move('credit', 0);
    chosen.reset();
    expect(chosen.read()).toEqual(resting);
    expect(memory.values.size).toBe(0);
  });

  it('X-109: the choice of another tab arrives, until the end', () => {
    const { memory, columns: chosen } = openColumns();
    memory.change(key, JSON.stringify({ ...resting, density: 'compact' }));
    expect(chosen.read().density).toBe('compact');
    chosen.dispose();
    memory.change(key, JSON.stringify(resting));
    expect(chosen.read().density).toBe('compact');
  });
});
