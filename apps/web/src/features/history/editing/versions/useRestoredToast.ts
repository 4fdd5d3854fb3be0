import type { ToastQueue } from '@nevisa/ui';
import { useEffect } from 'react';
import { editingText } from '../../../../shared/text/editingText.ts';
import type { OpenedConversation } from '../../../conversation/openedConversation.ts';

/** Says that a whole version was restored: the dialog closes then without a press. */
export function useRestoredToast({ actor }: OpenedConversation, toasts: ToastQueue): void {
  useEffect(() => {
    let before = actor.getSnapshot();
    const subscription = actor.subscribe((now) => {
      const isOver = before.hasTag('restoring') && !now.hasTag('restoring');
      const isNewer = now.context.saved?.revision !== before.context.saved?.revision;
      before = now;
      if (isOver && isNewer) {
        toasts.add({ text: editingText.versionRestored, tone: 'success' });
      }
    });
    return () => subscription.unsubscribe();
  }, [actor, toasts]);
}
