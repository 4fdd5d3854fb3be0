import type { FaultTable } from '../rowFault.ts';

const transactions = 'apps/web/src/features/transactions';
const detail = `${transactions}/detail`;
const invoice = `${transactions}/invoice`;
const list = `${transactions}/data/listTransactions.ts`;

/** Faults of the rows on transactions and their invoices. */
export const transactionFaults: FaultTable = [
  ['X-218', list, "own === null || seen.has(own) ? `${own ?? ''}~${place}` : own", "own ?? ''"],
  ['X-218', list, 'moment < end', 'moment <= end'],
  ['X-218', list, 'usualWait = 15 * 60_000', 'usualWait = 60 * 60_000'],
  ['X-218', list, 'return toLatinDigits(text.normalize', 'return (text.normalize'],
  [
    'X-218',
    `${transactions}/data/statusSigns.ts`,
    "{ tone: 'quiet', words: recordText.unknown }",
    'signs.FAILED',
  ],
  [
    'X-218',
    `${transactions}/list/columns.ts`,
    'amount === null ? null : formatNumber(amount)',
    'formatNumber(amount ?? 0)',
  ],
  [
    'X-218',
    `${detail}/TransactionDrawer.tsx`,
    '<Ltr>{formatCode(number)}</Ltr>',
    '{formatCode(number)}',
  ],
  [
    'X-218',
    `${detail}/useUnfinished.ts`,
    "isUnknown ? { kind: 'ended' } : (result ?? null)",
    'isUnknown ? null : (result ?? null)',
  ],
  [
    'X-218',
    'apps/web/src/features/packages/PackagesScreen.tsx',
    '<ViewFocus on={shown.switched} />\n        </Suspense>',
    '</Suspense>',
  ],
  [
    'X-219',
    `${transactions}/data/viewTitle.ts`,
    'isInvoice ? transactionsText.invoice : transactionsText.title',
    'isInvoice ? transactionsText.title : transactionsText.title',
  ],
  ['X-219', `${invoice}/checkSums.ts`, '(vat ?? 0) ===', '0 ==='],
  [
    'X-219',
    `${invoice}/invoiceParts.tsx`,
    'return name === null || city === null;',
    'return name === null && city !== null;',
  ],
  ['X-219', `${invoice}/invoiceParts.tsx`, 'discount === null ? null : -discount', 'null'],
  ['X-219', `${invoice}/InvoicePage.tsx`, 'isNotFound(failure) ?', "failure.kind === 'network' ?"],
  [
    'X-219',
    `${detail}/TransactionDrawer.tsx`,
    "status === 'SUCCESS' &&",
    "status !== 'SUCCESS' &&",
  ],
  ['X-221', 'apps/web/src/shared/describeAmount.ts', 'amount <= longest', 'amount >= 0'],
];
