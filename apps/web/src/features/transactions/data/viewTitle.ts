import { transactionsText } from '../../../shared/text/transactionsText.ts';
import { invoiceParameter, transactionsParameter } from './transactionsAddress.ts';

/** The title of the view that an address of the packages names; null for the packages themselves (ADR-0076). */
export function readViewTitle(query: URLSearchParams): string | null {
  if (!query.has(transactionsParameter)) {
    return null;
  }
  const isInvoice = query.has(invoiceParameter) && query.has('id');
  return isInvoice ? transactionsText.invoice : transactionsText.title;
}
