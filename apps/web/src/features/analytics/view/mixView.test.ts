import { describe, expect, it } from 'vitest';
import type { CsvSource } from '../../../shared/lists/csv/writeCsvFile.ts';
import { codeFile, packageFile, toCodeRows, toPackageRows, toShares } from './mixView.ts';

const packages = (...counts: number[]) =>
  counts.map((count, index) => ({
    service_id: String(index),
    name: `بستهٔ ${index + 1}`,
    count,
    revenue: count * 1_000,
  }));

/** The cells of a row in the file, each after its head. */
const write = <Row>(sources: readonly CsvSource<Row>[], row: Row | undefined) =>
  row && sources.map(({ head, read }) => [head, read(row)]);

describe('the mix of packages', () => {
  it('X-247: names three, and joins the fourth and later ones', () => {
    expect(toShares(packages(5, 3, 2)).map(({ name }) => name)).toEqual([
      'بستهٔ 1',
      'بستهٔ 2',
      'بستهٔ 3',
    ]);
    expect(toShares(packages(5, 3, 2, 1)).at(-1)).toEqual({ name: 'سایر', value: 1 });
    expect(toShares(packages(1, 9, 2, 3, 4))).toEqual([
      { name: 'بستهٔ 2', value: 9 },
      { name: 'بستهٔ 5', value: 4 },
      { name: 'بستهٔ 4', value: 3 },
      { name: 'سایر', value: 3 },
    ]);
  });

  it('X-247: the table has each package, and no share of a total of zero', () => {
    expect(toPackageRows(packages(1, 1, 1, 1)).rows).toHaveLength(4);
    expect(toPackageRows(packages(3, 1)).rows[0]).toEqual(['بستهٔ 1', '۳', '۷۵٪', '۳٬۰۰۰']);
    expect(toPackageRows(packages(0, 0)).rows[0]).toEqual(['بستهٔ 1', '۰', '—', '۰']);
  });

  it('X-247: an amount that was not recorded is a dash', () => {
    const code = { discount_id: 1, code: 'MEHR', name: '', used_count: 2, revenue: null };
    expect(toCodeRows([code]).rows).toEqual([['MEHR', '۲', '—']]);
  });

  it('X-248: the files have the purchases and what they brought in', () => {
    const [mix] = packages(3);
    const code = { discount_id: 1, code: 'MEHR', name: '', used_count: 2, revenue: 5_000 };
    expect(write(packageFile, mix)).toEqual([
      ['نام بسته', 'بستهٔ 1'],
      ['شمار خرید', 3],
      ['درآمد (تومان)', 3_000],
    ]);
    expect(write(codeFile, code)).toEqual([
      ['کد تخفیف', 'MEHR'],
      ['شمار خرید', 2],
      ['درآمد (تومان)', 5_000],
    ]);
  });
});
