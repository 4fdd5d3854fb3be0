import { formatDateTime, formatNumber, type ListColumn, parseWireTime } from '@nevisa/ui';
import { formatCode } from '../../../shared/formatCode.ts';
import { invoiceText } from '../../../shared/text/invoiceText.ts';
import { transactionsText } from '../../../shared/text/transactionsText.ts';
import type { ListedTransaction } from '../data/listTransactions.ts';
import { getSign } from '../data/statusSigns.ts';
import { getSubject } from '../data/getSubject.ts';

/** The columns of the list; the first one names a transaction. */
export const transactionColumns: readonly ListColumn<ListedTransaction>[] = [
  {
    id: 'subject',
    header: transactionsText.colSubject,
    kind: 'words',
    text: getSubject,
  },
  {
    id: 'time',
    header: transactionsText.colDate,
    kind: 'time',
    text: ({ created_at: time }) => formatTime(time),
  },
  {
    id: 'status',
    header: transactionsText.colStatus,
    kind: 'status',
    text: (transaction) => getSign(transaction).words,
    tone: (transaction) => getSign(transaction).tone,
  },
  {
    id: 'amount',
    header: invoiceText.amountInToman,
    kind: 'money',
    text: ({ amount }) => (amount === null ? null : formatNumber(amount)),
  },
  {
    id: 'reference',
    header: transactionsText.colRef,
    kind: 'code',
    text: ({ ref_id: reference }) => (reference === null ? null : formatCode(reference)),
  },
];

/** A time of the server in words; null where it cannot be read. */
export function formatTime(time: string | null): string | null {
  const read = time === null ? null : parseWireTime(time);
  return read === null ? null : formatDateTime(read);
}
