import { Select } from '@nevisa/ui';
import { DaysFilter } from '../../../shared/lists/view/DaysFilter.tsx';
import { addedText } from '../../../shared/text/addedText.ts';
import { transactionsText } from '../../../shared/text/transactionsText.ts';
import type { TransactionFilters } from '../data/transactionsAddress.ts';
import type { TransactionList } from '../data/useTransactionList.ts';

/** The filters by status and by days of Tehran. */
export default function FilterFields({ list }: { list: TransactionList['list'] }) {
  const { address, filter } = list;
  const { status, days } = address.filters;
  return (
    <>
      <Select
        label={transactionsText.colStatus}
        options={statuses}
        value={status ?? every}
        onChange={(value) => {
          filter({ status: value === every ? null : (value as TransactionFilters['status']) });
        }}
      />
      <DaysFilter
        label={transactionsText.colDate}
        value={days}
        onChange={(chosen) => {
          filter({ days: chosen });
        }}
      />
    </>
  );
}

const every = 'all';
const statuses = [
  { value: every, label: addedText.historyAllStatuses },
  { value: 'SUCCESS', label: transactionsText.success },
  { value: 'PENDING', label: transactionsText.pending },
  { value: 'FAILED', label: transactionsText.failed },
];
