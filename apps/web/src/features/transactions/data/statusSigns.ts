import type { Transaction } from '@nevisa/api/types';
import type { TagTone } from '@nevisa/ui';
import { recordText } from '../../../shared/text/recordText.ts';
import { transactionsText } from '../../../shared/text/transactionsText.ts';

const signs = {
  SUCCESS: { tone: 'success', words: transactionsText.success },
  FAILED: { tone: 'danger', words: transactionsText.failed },
  PENDING: { tone: 'warning', words: transactionsText.pending },
} as const satisfies Record<string, StatusSign>;

export interface StatusSign {
  readonly tone: TagTone;
  readonly words: string;
}

/** The word and the tone of a status; an unknown one is neutral. */
export function getSign({ status }: Pick<Transaction, 'status'>): StatusSign {
  return status === null ? { tone: 'quiet', words: recordText.unknown } : signs[status];
}
