import { describe, expect, it } from 'vitest';
import { readSort, writeSort } from './createColumnSorting.ts';

const fields = { user: 'name', joined: 'date_joined' };

describe('the sorting of a table by its server', () => {
  it('X-256: names the column of an ordering and the ordering of a column', () => {
    for (const by of [
      { column: 'joined', direction: 'descending' },
      { column: 'user', direction: 'ascending' },
    ] as const) {
      expect(readSort(fields, writeSort(fields, by))).toEqual(by);
    }
    expect(writeSort(fields, { column: 'joined', direction: 'descending' })).toBe('-date_joined');
  });

  it('X-256: marks no column for an ordering that none has', () => {
    expect(readSort(fields, '-relevance')).toBeNull();
  });
});
