import {
  Alert,
  ButtonLink,
  Cluster,
  ColumnList,
  ColumnListSkeleton,
  LiveRegion,
  Page,
  PageHeader,
  ToastRegion,
  VisuallyHidden,
} from '@nevisa/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppServices } from '../../../app/appServices.ts';
import { DialogBoundary } from '../../../shared/late/DialogBoundary.tsx';
import { createLate } from '../../../shared/late/createLate.ts';
import { useSearchKey } from '../../../shared/lists/useSearchKey.ts';
import { FirstLoadFailed } from '../../../shared/lists/view/FirstLoadFailed.tsx';
import { ListEmpty } from '../../../shared/lists/view/ListEmpty.tsx';
import { OldRows } from '../../../shared/lists/view/OldRows.tsx';
import { ResultCount } from '../../../shared/lists/view/ResultCount.tsx';
import { paths } from '../../../shared/paths.ts';
import { useToastQueue } from '../../../shared/shell/useToastQueue.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { invoiceText } from '../../../shared/text/invoiceText.ts';
import { titleText } from '../../../shared/text/titleText.ts';
import { transactionsText } from '../../../shared/text/transactionsText.ts';
import { runWhenIdle } from '../../../shared/runWhenIdle.ts';
import type { ListedTransaction } from '../data/listTransactions.ts';
import { invoiceParameter } from '../data/transactionsAddress.ts';
import type { TransactionList } from '../data/useTransactionList.ts';
import { transactionColumns } from './columns.ts';
import { CsvButton } from './CsvButton.tsx';
import { TransactionFilterBar } from './TransactionFilterBar.tsx';
import { useFindKey } from './useFindKey.ts';
import { useRowAddress } from './useRowAddress.ts';

const TransactionDrawer = createLate(
  () => import('../detail/TransactionDrawer.tsx'),
  (chunk) => chunk.default,
);

/** The transactions of the user: search, filters, a file, and one of them in a drawer. */
export function TransactionsList({ transactions }: { transactions: TransactionList }) {
  const { user, list, loaded, items, gone } = transactions;
  const search = useRef<HTMLInputElement>(null);
  const toasts = useToastQueue();
  const { keySheetOff } = useAppServices();
  useSearchKey(search, !keySheetOff.isSet(String(user.id)));
  useFindKey(search);
  // So that a row opens without waiting for code.
  useEffect(() => runWhenIdle(TransactionDrawer.preload), []);
  return (
    <>
      <ResultCount count={items?.length ?? null} address={list.address} />
      <Page>
        <PageHeader
          heading={transactionsText.title}
          sentence={invoiceText.sentence}
          actions={
            <Cluster>
              <CsvButton items={items ?? none} toasts={toasts} />
              <ButtonLink variant="secondary" href={paths.packages}>
                {titleText.packages}
              </ButtonLink>
            </Cluster>
          }
        />
        <TransactionFilterBar list={list} searchRef={search} />
        <LiveRegion>
          <OldRows
            page={{ ...loaded, loading: loaded.retrying }}
            offline={invoiceText.offline}
            refreshFailed={invoiceText.refreshFailed}
          />
          {gone && <Alert tone="warning">{invoiceText.gone}</Alert>}
        </LiveRegion>
        <Content transactions={transactions} />
      </Page>
      <ToastRegion queue={toasts} />
      <Opened transactions={transactions} />
    </>
  );
}

const none: readonly ListedTransaction[] = [];

/** The rows, or why there are none. */
function Content({ transactions: { loaded, items, list } }: { transactions: TransactionList }) {
  const href = useRowAddress();
  const { open } = list;
  const openRow = useCallback(({ key }: ListedTransaction) => open(key), [open]);
  if (items === null) {
    return loaded.failure === null ? (
      <Shapes />
    ) : (
      <FirstLoadFailed
        heading={addedText.transactionsNotLoaded}
        page={{ ...loaded, loading: loaded.retrying }}
      />
    );
  }
  if (items.length > 0) {
    return (
      <ColumnList
        aria-label={transactionsText.title}
        items={items}
        itemKey={readKey}
        columns={transactionColumns}
        href={href}
        onOpen={openRow}
        findable={false}
        startAt={list.address.record ?? undefined}
      />
    );
  }
  return loaded.items?.length === 0 ? (
    <ListEmpty
      heading={transactionsText.empty}
      action={<ButtonLink href={paths.packages}>{titleText.packages}</ButtonLink>}
    />
  ) : (
    <ListEmpty heading={invoiceText.noneFound} onClear={list.clear} />
  );
}

function readKey({ key }: ListedTransaction): string {
  return key;
}

function Shapes() {
  return (
    <div aria-busy="true">
      <LiveRegion>
        <VisuallyHidden>{commonText.loading}</VisuallyHidden>
      </LiveRegion>
      <ColumnListSkeleton columns={transactionColumns} />
    </div>
  );
}

function Opened({ transactions: { user, list, opened } }: { transactions: TransactionList }) {
  const { pathname, search } = useLocation();
  return (
    opened !== null && (
      <DialogBoundary onClose={list.close}>
        <TransactionDrawer
          key={opened.key}
          user={user}
          transaction={opened}
          invoice={`${pathname}${search}&${invoiceParameter}`}
          onClose={list.close}
        />
      </DialogBoundary>
    )
  );
}
