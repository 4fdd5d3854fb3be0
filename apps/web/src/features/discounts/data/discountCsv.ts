import type { Discount, DiscountUsage, Service } from '@nevisa/api/types';
import type { CsvSource } from '../../../shared/lists/csv/writeCsvFile.ts';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import type { DiscountColumn } from './discountChoices.ts';
import { formatPackages, statusTexts, typeTexts } from './describeDiscount.ts';
import { navText } from '../../../shared/text/navText.ts';
import { paymentText } from '../../../shared/text/paymentText.ts';
import { transactionsText } from '../../../shared/text/transactionsText.ts';
import { usersText } from '../../../shared/text/usersText.ts';

type Source = CsvSource<Discount>;

/** The columns of a file as the person chose those of the list: numbers as numbers, times twice. */
export function makeCsvColumns(
  columns: readonly string[],
  services: readonly Service[] | null,
): readonly Source[] {
  const sources: Readonly<Record<DiscountColumn, readonly Source[]>> = {
    code: [{ kind: 'text', head: discountsText.code, read: ({ code }) => code }],
    name: [{ kind: 'text', head: discountsText.name, read: ({ name }) => name }],
    value: valueSources,
    used: usedSources,
    span: spanSources,
    packages: [
      {
        kind: 'text',
        head: navText.packages,
        read: (row) => formatPackages(row.service_ids, services),
      },
    ],
    status: [
      {
        kind: 'text',
        head: usersText.colStatus,
        read: ({ status }) => (status === null ? discountWords.statusUnknown : statusTexts[status]),
      },
    ],
    revenue: [{ kind: 'number', head: discountWords.columnRevenue, read: (row) => row.revenue }],
    created: [
      {
        kind: 'moment',
        head: discountWords.columnCreated,
        jalaliHead: discountWords.csvCreated,
        read: (row) => row.created_at,
      },
    ],
  };
  return columns.flatMap((name) => sources[name as DiscountColumn] ?? []);
}

const valueSources: readonly Source[] = [
  {
    kind: 'text',
    head: discountsText.type,
    read: ({ discount_type: type }) => (type === null ? '' : typeTexts[type]),
  },
  { kind: 'number', head: discountsText.value, read: ({ value }) => value },
  { kind: 'number', head: discountsText.maxAmount, read: (row) => row.max_amount },
];

const usedSources: readonly Source[] = [
  { kind: 'number', head: usersText.usage, read: (row) => row.used_count },
  { kind: 'number', head: discountsText.usageLimit, read: (row) => row.usage_limit },
];

const spanSources: readonly Source[] = [
  {
    kind: 'moment',
    head: discountsText.startsAt,
    jalaliHead: discountWords.csvStarts,
    read: (row) => row.starts_at,
  },
  {
    kind: 'moment',
    head: discountsText.endsAt,
    jalaliHead: discountWords.csvEnds,
    read: (row) => row.ends_at,
  },
];

/** The columns of a file of purchases with a code. */
export const usageColumns: readonly CsvSource<DiscountUsage>[] = [
  { kind: 'text', head: transactionsText.buyer, read: ({ user }) => user.name },
  {
    kind: 'moment',
    head: discountWords.usageWhen,
    jalaliHead: discountWords.csvPaid,
    read: (use) => use.paid_at,
  },
  { kind: 'text', head: usersText.colPackage, read: (use) => use.service_name },
  { kind: 'number', head: discountWords.usagePaid, read: (use) => use.amount },
  { kind: 'number', head: discountWords.usageOff, read: (use) => use.discount_amount },
  { kind: 'text', head: paymentText.orderNumber, read: (use) => use.order_number },
];

/** The one column of a file of codes that were made together. */
export const codeColumns: readonly CsvSource<string>[] = [
  { kind: 'text', head: discountsText.code, read: (code) => code },
];
