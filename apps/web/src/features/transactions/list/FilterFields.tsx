import { ChoiceFilter } from '../../../shared/lists/view/ChoiceFilter.tsx';
import { DaysFilter } from '../../../shared/lists/view/DaysFilter.tsx';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { transactionsText } from '../../../shared/text/transactionsText.ts';
import type { TransactionList } from '../data/useTransactionList.ts';

/** The filters by status and by days of Tehran. */
export default function FilterFields({ list }: { list: TransactionList['list'] }) {
  const { address, filter } = list;
  const { status, days } = address.filters;
  return (
    <>
      <ChoiceFilter
        label={transactionsText.colStatus}
        every={addedHistoryText.historyAllStatuses}
        options={statuses}
        value={status}
        onChange={(value) => filter({ status: value })}
      />
      <DaysFilter
        label={transactionsText.colDate}
        value={days}
        onChange={(chosen) => filter({ days: chosen })}
      />
    </>
  );
}

const statuses = [
  { value: 'SUCCESS', label: transactionsText.success },
  { value: 'PENDING', label: transactionsText.pending },
  { value: 'FAILED', label: transactionsText.failed },
] as const;
