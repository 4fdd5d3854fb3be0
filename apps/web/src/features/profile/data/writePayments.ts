import type { Transaction } from '@nevisa/api/types';
import {
  type CsvCell,
  type CsvColumn,
  writeCsvHead,
  writeCsvRows,
} from '../../../shared/lists/csv/csvText.ts';
import { accountText } from '../../../shared/text/accountText.ts';
import { paymentText } from '../../../shared/text/paymentText.ts';
import { transactionsText } from '../../../shared/text/transactionsText.ts';

const columns: readonly CsvColumn[] = [
  { kind: 'moment', head: accountText.dataDate, jalaliHead: accountText.dataJalaliDate },
  { kind: 'text', head: transactionsText.colSubject },
  { kind: 'number', head: accountText.dataAmount },
  { kind: 'text', head: transactionsText.colStatus },
  { kind: 'text', head: transactionsText.colRef },
  { kind: 'text', head: paymentText.orderNumber },
];

const statuses = {
  SUCCESS: transactionsText.success,
  FAILED: transactionsText.failed,
  PENDING: transactionsText.pending,
} as const;

/** The transactions as a table for spreadsheets. */
export function writePayments(transactions: readonly Transaction[]): string {
  return writeCsvHead(columns) + writeCsvRows(columns, transactions.map(toCells));
}

function toCells(transaction: Transaction): CsvCell[] {
  const { created_at: time, description, amount, status, ref_id: reference } = transaction;
  return [
    time,
    description,
    amount,
    status === null ? null : statuses[status],
    reference,
    transaction.order_number,
  ];
}
