import type { User } from '@nevisa/api/types';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { createLate } from '../../shared/late/createLate.ts';
import { ViewFocus } from '../../shared/shell/ViewFocus.tsx';
import { PageSpinner } from '../../shared/shell/PageSpinner.tsx';
import { invoiceParameter } from './data/transactionsAddress.ts';
import { useTransactionList } from './data/useTransactionList.ts';
import { TransactionsList } from './list/TransactionsList.tsx';

const InvoicePage = createLate(
  () => import('./invoice/InvoicePage.tsx'),
  (chunk) => chunk.default,
);

/** The transactions of the user, or the invoice of one of them (ADR-0076). */
export default function TransactionsView({ user }: { user: User }) {
  const transactions = useTransactionList(user);
  const { pathname, search } = useLocation();
  const { record } = transactions.list.address;
  const query = new URLSearchParams(search);
  if (record === null || !query.has(invoiceParameter)) {
    return <TransactionsList transactions={transactions} />;
  }
  query.delete(invoiceParameter);
  return (
    <Suspense fallback={<PageSpinner />}>
      <InvoicePage user={user} id={record} wayBack={`${pathname}?${query.toString()}`} />
      <ViewFocus on={transactions.loaded.loadedAt !== null} />
    </Suspense>
  );
}
