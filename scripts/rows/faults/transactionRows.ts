import type { FaultTable } from '../rowFault.ts';

const transactions = 'apps/web/src/features/transactions';
const detail = `${transactions}/detail`;
const invoice = `${transactions}/invoice`;
const list = `${transactions}/data/listTransactions.ts`;
const statusSigns = `${transactions}/data/statusSigns.ts`;
const columns = `${transactions}/list/columns.ts`;
const transactionDrawer = `${detail}/TransactionDrawer.tsx`;
const packagesScreen = 'apps/web/src/features/packages/PackagesScreen.tsx';
const viewTitle = `${transactions}/data/viewTitle.ts`;

/** Faults of the rows on transactions and their invoices. */
export const transactionFaults: FaultTable = [
  ['X-218', list, "own === null || seen.has(own) ? `${own ?? ''}~${place}` : own", "own ?? ''"],
  ['X-218', list, 'moment < end', 'moment <= end'],
  ['X-218', list, 'usualWait = 15 * 60_000', 'usualWait = 60 * 60_000'],
  ['X-218', list, 'return toLatinDigits(text.normalize', 'return (text.normalize'],
  ['X-218', statusSigns, "{ tone: 'quiet', words: recordText.unknown }", 'signs.FAILED'],
  ['X-218', columns, 'amount === null ? null : formatNumber(amount)', 'formatNumber(amount ?? 0)'],
  ['X-218', transactionDrawer, '<Ltr>{formatCode(number)}</Ltr>', '{formatCode(number)}'],
  ['X-218', `${detail}/useUnfinished.ts`, "isUnknown ? { kind: 'ended' } :", 'isUnknown ? null :'],
  ['X-218', packagesScreen, 'ViewFocus on={shown.switched} />\n        </Suspense>', '/Suspense>'],
  ['X-219', viewTitle, '? transactionsText.invoice :', '? transactionsText.title :'],
  ['X-219', `${invoice}/checkSums.ts`, '(vat ?? 0) ===', '0 ==='],
  ['X-219', `${invoice}/invoiceParts.tsx`, 'null || city === null;', 'null && city !== null;'],
  ['X-219', `${invoice}/invoiceParts.tsx`, 'discount === null ? null : -discount', 'null'],
  ['X-219', `${invoice}/InvoicePage.tsx`, 'isNotFound(failure) ?', "failure.kind === 'network' ?"],
  ['X-219', transactionDrawer, "status === 'SUCCESS'", "status !== 'SUCCESS'"],
  ['X-221', 'apps/web/src/shared/describeAmount.ts', 'amount <= longest', 'amount >= 0'],
];
