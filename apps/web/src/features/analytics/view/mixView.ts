import type { ServiceMix, TopDiscounts } from '@nevisa/api/types';
import { type ChartRows, formatNumber, formatPercent, type Rank, type Share } from '@nevisa/ui';
import type { CsvSource } from '../../../shared/lists/csv/writeCsvFile.ts';
import { analyticsAddedText } from '../../../shared/text/analyticsAddedText.ts';
import { checkoutText } from '../../../shared/text/checkoutText.ts';

type Package = ServiceMix['results'][number];
type Code = TopDiscounts['results'][number];

/** The number of packages that the drawing names; from the next one on they are one part. */
const named = 3;

/** The parts of the drawing: the three most bought packages, and the others together. */
export function toShares(packages: readonly Package[]): Share[] {
  const sorted = packages.toSorted((one, other) => other.count - one.count);
  const others = sorted.slice(named);
  const shares = sorted.slice(0, named).map(({ name, count }) => ({ name, value: count }));
  const rest = others.reduce((sum, { count }) => sum + count, 0);
  return others.length === 0
    ? shares
    : [...shares, { name: analyticsAddedText.other, value: rest }];
}

/** Each package with its share and what it brought in. */
export function toPackageRows(packages: readonly Package[]): ChartRows {
  const whole = packages.reduce((sum, { count }) => sum + count, 0);
  return {
    columns: [
      analyticsAddedText.package,
      analyticsAddedText.count,
      analyticsAddedText.share,
      analyticsAddedText.revenueColumn,
    ],
    rows: packages.map(({ name, count, revenue }) => [
      name,
      formatNumber(count),
      whole === 0 ? '—' : formatPercent(count / whole),
      sayAmount(revenue),
    ]),
  };
}

export const packageFile: readonly CsvSource<Package>[] = [
  { kind: 'text', head: analyticsAddedText.package, read: ({ name }) => name },
  { kind: 'number', head: analyticsAddedText.count, read: ({ count }) => count },
  { kind: 'number', head: analyticsAddedText.revenueColumn, read: ({ revenue }) => revenue },
];

/** The codes as bars, the most used first. */
export function toBars(codes: readonly Code[]): Rank[] {
  return codes.map(({ code, used_count: value }) => ({ name: code, value }));
}

/** Each code with its purchases and what they brought in. */
export function toCodeRows(codes: readonly Code[]): ChartRows {
  return {
    columns: [
      checkoutText.discountCode,
      analyticsAddedText.count,
      analyticsAddedText.revenueColumn,
    ],
    rows: codes.map(({ code, used_count: count, revenue }) => [
      code,
      formatNumber(count),
      sayAmount(revenue),
    ]),
  };
}

export const codeFile: readonly CsvSource<Code>[] = [
  { kind: 'text', head: checkoutText.discountCode, read: ({ code }) => code },
  { kind: 'number', head: analyticsAddedText.count, read: ({ used_count: count }) => count },
  { kind: 'number', head: analyticsAddedText.revenueColumn, read: ({ revenue }) => revenue },
];

function sayAmount(amount: number | null): string {
  return amount === null ? '—' : formatNumber(amount);
}
