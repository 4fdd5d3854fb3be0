import { expect, it } from 'vitest';
import { writeTabText } from './tabText.ts';

it('X-248: a copied table has the cells of the CSV file, each in one line', () => {
  const text = writeTabText<{ day: string; code: string; uses: number | null }>(
    [
      { kind: 'moment', head: 'روز', jalaliHead: 'روز (شمسی)', read: ({ day }) => day },
      { kind: 'text', head: 'کد', read: ({ code }) => code },
      { kind: 'number', head: 'شمار', read: ({ uses }) => uses },
    ],
    [
      { day: '2026-11-21', code: '=HYPERLINK("x")', uses: 12 },
      { day: '2026-11-20', code: 'two\tcells\nand lines', uses: null },
    ],
  );
  expect(text.split('\n')).toEqual([
    'روز\tروز (شمسی)\tکد\tشمار',
    `2026-11-21\t1405-08-30\t'=HYPERLINK("x")\t12`,
    '2026-11-20\t1405-08-29\ttwo cells and lines\t',
  ]);
});
