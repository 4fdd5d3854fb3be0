import type { Transaction } from '@nevisa/api/types';
import { transactionsText } from '../../../shared/text/transactionsText.ts';

/** What was paid for. */
export function getSubject({
  description,
  service_name: name,
}: Pick<Transaction, 'description' | 'service_name'>): string {
  return description ?? name ?? transactionsText.title;
}
