import type { Transaction } from '@nevisa/api/types';
import type { Backend } from '@nevisa/mocks/backend';
import { variedTransactions } from '@nevisa/mocks/transactions';
import { paths } from '../shared/paths.ts';

/** The address of the transactions. */
export const transactionsPath = `${paths.packages}?transactions`;

/** The newest payment of `variedTransactions`: successful, with a discount. */
export const newest = variedTransactions[0] as Transaction;

/** A payment that waits since yesterday. */
export const waiting = variedTransactions[1] as Transaction;

/** Opens the transactions, or one of them, as Sara with payments of every kind. */
export function openTransactions(query = '', prepare: (backend: Backend) => void = fillVaried) {
  return { app: { path: transactionsPath + query, as: 'sara', arrange: prepare } } as const;
}

export function fillVaried(backend: Backend): void {
  backend.fillTransactions('sara');
}
