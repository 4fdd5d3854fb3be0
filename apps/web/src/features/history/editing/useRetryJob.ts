import type { ToastQueue } from '@nevisa/ui';
import { useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import type { OpenedConversation } from '../../conversation/openedConversation.ts';

/** Begins a failed conversion again; two presses make one job. */
export function useRetryJob({ id, look }: OpenedConversation, toasts: ToastQueue) {
  const { authStore } = useAppServices();
  const [isRetrying, setRetrying] = useState(false);
  const run = async () => {
    const outcome = await authStore.client().retryHistory({ id });
    if (!outcome.ok) {
      const text = [addedHistoryText.historyRetryFailed, ...listFailureLines(outcome.failure)].join(
        '\n',
      );
      toasts.add({ text, tone: 'danger' });
    }
    await look();
    setRetrying(false);
  };
  return {
    isRetrying,
    retry: () => {
      if (!isRetrying) {
        setRetrying(true);
        void run();
      }
    },
  };
}
