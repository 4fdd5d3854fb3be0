import type { CsvSource } from '../../../shared/lists/csv/writeCsvFile.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { checkoutText } from '../../../shared/text/checkoutText.ts';
import { invoiceText } from '../../../shared/text/invoiceText.ts';
import { paymentText } from '../../../shared/text/paymentText.ts';
import { transactionsText } from '../../../shared/text/transactionsText.ts';
import type { ListedTransaction } from '../data/listTransactions.ts';
import { getSign } from '../data/statusSigns.ts';
import { getSubject } from '../data/getSubject.ts';

/** The columns of the file of the transactions. */
export const csvColumns: readonly CsvSource<ListedTransaction>[] = [
  { kind: 'text', head: transactionsText.colSubject, read: getSubject },
  {
    kind: 'moment',
    head: transactionsText.colDate,
    jalaliHead: invoiceText.dateJalali,
    read: ({ created_at: time }) => time,
  },
  {
    kind: 'moment',
    head: invoiceText.verifiedAt,
    jalaliHead: invoiceText.verifiedJalali,
    read: ({ verified_at: time }) => time,
  },
  {
    kind: 'text',
    head: transactionsText.colStatus,
    read: (transaction) => getSign(transaction).words,
  },
  { kind: 'number', head: invoiceText.amountInToman, read: ({ amount }) => amount },
  { kind: 'text', head: transactionsText.colRef, read: ({ ref_id: reference }) => reference },
  { kind: 'text', head: paymentText.orderNumber, read: ({ order_number: number }) => number },
  { kind: 'text', head: addedText.columnPackage, read: ({ service_name: name }) => name },
  { kind: 'text', head: checkoutText.discountCode, read: ({ discount_code: code }) => code },
];
