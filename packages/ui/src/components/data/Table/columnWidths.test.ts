import { describe, expect, it } from 'vitest';
import { computeWidths, type TableColumn } from './column.ts';

const words = (id: string, share?: number): TableColumn<null> => ({
  id,
  header: id,
  cell: () => null,
  ...(share !== undefined && { share }),
});

describe('the widths of columns', () => {
  it('X-256: are parts of nine tenths, and the first column has the rest', () => {
    expect(computeWidths([words('user', 20), words('contact', 50), words('status', 30)])).toEqual([
      undefined,
      '45.00%',
      '27.00%',
    ]);
  });

  it('X-256: grow where columns are hidden', () => {
    expect(computeWidths([words('user', 20), words('status', 30)])).toEqual([undefined, '54.00%']);
  });

  it('are those of the content without shares', () => {
    const actions: TableColumn<null> = { id: 'actions', header: 'actions', actions: () => null };
    expect(computeWidths([words('user'), words('status'), actions])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
