import type { RowFault } from '../rowFault.ts';

const transactions = 'apps/web/src/features/transactions';
const detail = `${transactions}/detail`;
const invoice = `${transactions}/invoice`;
const list = `${transactions}/data/listTransactions.ts`;

/** Faults of the rows on transactions and their invoices. */
export const transactionFaults: RowFault[] = [
  {
    row: 'X-86',
    file: 'apps/web/src/shared/lists/listQueries.ts',
    from: '.filter(({ is_test: isTest }) => !isTest)',
    to: '',
  },
  {
    row: 'X-218',
    file: list,
    from: "own === null || seen.has(own) ? `${own ?? ''}~${place}` : own",
    to: "own ?? ''",
  },
  { row: 'X-218', file: list, from: 'moment < end', to: 'moment <= end' },
  { row: 'X-218', file: list, from: 'usualWait = 15 * 60_000', to: 'usualWait = 60 * 60_000' },
  {
    row: 'X-218',
    file: list,
    from: 'return toLatinDigits(text.normalize',
    to: 'return (text.normalize',
  },
  {
    row: 'X-218',
    file: `${transactions}/data/statusSigns.ts`,
    from: "{ tone: 'quiet', words: recordText.unknown }",
    to: 'signs.FAILED',
  },
  {
    row: 'X-218',
    file: `${transactions}/list/columns.ts`,
    from: 'amount === null ? null : formatNumber(amount)',
    to: 'formatNumber(amount ?? 0)',
  },
  {
    row: 'X-218',
    file: `${detail}/TransactionDrawer.tsx`,
    from: '<Ltr>{formatCode(number)}</Ltr>',
    to: '{formatCode(number)}',
  },
  {
    row: 'X-218',
    file: `${detail}/useUnfinished.ts`,
    from: "isUnknown ? { kind: 'ended' } : (result ?? null)",
    to: 'isUnknown ? null : (result ?? null)',
  },
  {
    row: 'X-218',
    file: 'apps/web/src/features/packages/PackagesScreen.tsx',
    from: '<ViewFocus on={shown.switched} />\n        </Suspense>',
    to: '</Suspense>',
  },
  {
    row: 'X-219',
    file: `${transactions}/data/viewTitle.ts`,
    from: 'isInvoice ? transactionsText.invoice : transactionsText.title',
    to: 'isInvoice ? transactionsText.title : transactionsText.title',
  },
  { row: 'X-219', file: `${invoice}/checkSums.ts`, from: '(vat ?? 0) ===', to: '0 ===' },
  {
    row: 'X-219',
    file: `${invoice}/invoiceParts.tsx`,
    from: 'return name === null || city === null;',
    to: 'return name === null && city !== null;',
  },
  {
    row: 'X-219',
    file: `${invoice}/invoiceParts.tsx`,
    from: 'discount === null ? null : -discount',
    to: 'null',
  },
  {
    row: 'X-219',
    file: `${invoice}/InvoicePage.tsx`,
    from: "failure.kind === 'refused' && failure.status === 404",
    to: "failure.kind === 'network'",
  },
  {
    row: 'X-219',
    file: `${detail}/TransactionDrawer.tsx`,
    from: "status === 'SUCCESS' &&",
    to: "status !== 'SUCCESS' &&",
  },
  {
    row: 'X-221',
    file: 'apps/web/src/shared/amountInWords.ts',
    from: 'amount <= longest',
    to: 'amount >= 0',
  },
];
