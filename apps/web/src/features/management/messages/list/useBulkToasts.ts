import { type BulkActionResult, dropRows } from '@nevisa/machines';
import { formatNumber, type ToastQueue } from '@nevisa/ui';
import { useEffect, useEffectEvent } from 'react';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';
import { fill } from '../../../../shared/text/fill.ts';
import type { BulkKind } from '../data/messageBulks.ts';
import type { AdminMessages } from '../data/useMessages.ts';

/** What an action has done, in a toast; what is done leaves the choice, what failed stays in it. */
export function useBulkToasts(messages: AdminMessages, toasts: ToastQueue): void {
  const { bulk } = messages.member;
  const settle = useEffectEvent((result: BulkActionResult) => {
    messages.choose((chosen) => dropRows(chosen, result.done));
    const text = describeDone(result);
    if (text !== null) {
      toasts.add({ text, tone: 'success' });
    }
  });
  useEffect(() => {
    const subscription = bulk.on('bulk.settled', ({ result }) => settle(result));
    return () => subscription.unsubscribe();
  }, [bulk]);
}

/** What is done in words; null where nothing is. */
function describeDone({ request: action, done }: BulkActionResult): string | null {
  if (action === null || done.length === 0) {
    return null;
  }
  const kind = action.kind as BulkKind;
  return kind === 'retract' && done.length === 1
    ? adminMessageListWords.retracted
    : fill(doneWords[kind], { n: formatNumber(done.length) });
}

const doneWords = {
  cancel: adminMessageListWords.canceledMany,
  retract: adminMessageListWords.retractedMany,
  delete: adminMessageListWords.deletedMany,
} as const;
