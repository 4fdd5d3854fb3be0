import type { Transaction } from '@nevisa/api/types';
import { toLatinDigits } from '@nevisa/writing';
import { type DaySpan, toTimeSpan } from '../../../shared/lists/days/tehranDays.ts';
import type { TransactionFilters } from './transactionsAddress.ts';

/** A transaction with a key that no other one of its list has (G-8). */
export interface ListedTransaction extends Transaction {
  readonly key: string;
}

/**
 * Gives each transaction a key: its id, or its order number. Rows without one, and a repeated
 * key, get their place from the end, which stays when newer transactions arrive.
 */
export function withKeys(transactions: readonly Transaction[]): ListedTransaction[] {
  const seen = new Set<string>();
  return transactions
    .toReversed()
    .map((transaction, place) => {
      const { id, order_number: order } = transaction;
      const own = id === null ? order : String(id);
      const key = own === null || seen.has(own) ? `${own ?? ''}~${place}` : own;
      seen.add(key);
      return Object.assign({}, transaction, { key });
    })
    .toReversed();
}

export interface TransactionQuery {
  readonly search: string;
  readonly filters: TransactionFilters;
}

/** The transactions of a search and of filters, in their order. Days are days of Tehran. */
export function selectTransactions<Row extends Transaction>(
  transactions: readonly Row[],
  { search, filters: { status, days } }: TransactionQuery,
): readonly Row[] {
  const isInDays = createDaysCheck(days);
  const wanted = foldReference(search);
  return transactions.filter(
    (transaction) =>
      (status === null || transaction.status === status) &&
      isInDays(transaction.created_at) &&
      (search === '' || hasReference(transaction, wanted)),
  );
}

function createDaysCheck(days: DaySpan | null): (time: string | null) => boolean {
  if (days === null) {
    return () => true;
  }
  const { from, to } = toTimeSpan(days);
  const [first, end] = [Date.parse(from), Date.parse(to)];
  return (time) => {
    const moment = Date.parse(time ?? '');
    return moment >= first && moment < end;
  };
}

/** Finds by the numbers of the bank and of the order, in either digits. */
function hasReference({ ref_id: ref, order_number: order }: Transaction, wanted: string): boolean {
  return (
    wanted !== '' &&
    [ref, order].some(
      (reference) => reference !== null && foldReference(reference).includes(wanted),
    )
  );
}

/** Letters and digits alone: a number may be typed or pasted in groups, with marks of direction. */
function foldReference(text: string): string {
  return toLatinDigits(text.normalize('NFKC'))
    .replaceAll(/[\s\p{Cf}\p{Pd}._/]/gu, '')
    .toUpperCase();
}

/** How long a payment is left alone, in ms: as long as a person needs at the gateway. */
const usualWait = 15 * 60_000;

/** How far a clock may be ahead, in ms. */
const clockDifference = 60_000;

/**
 * Whether a payment waits for so long that its link is asked for. Also for a beginning in
 * the future: the clock of this device is wrong then, and the server knows the end (T-75).
 *
 * @param now the clock of this device, in ms since 1970
 */
export function isUnfinished(
  { status, created_at: time }: Pick<Transaction, 'status' | 'created_at'>,
  now: number,
): boolean {
  const age = now - Date.parse(time ?? '');
  return status === 'PENDING' && !(age >= -clockDifference && age < usualWait);
}
