import type { Id } from '@nevisa/api/types';
import type { UploadActor } from '@nevisa/machines';

interface EndListeners {
  /** A conversation was begun, or has got its text. */
  readonly onConversation: (historyId: Id) => void;
  /** A conversion has ended, so that the credit may have changed (T-4). */
  readonly onEnd: () => void;
}

/** Reports each begin and each end of a conversion once. */
export function createEndWatch({ onConversation, onEnd }: EndListeners) {
  const begun = new Set<string>();
  const ended = new Set<string>();

  return (uploads: readonly UploadActor[]): void => {
    for (const upload of uploads) {
      const { id } = upload;
      const snapshot = upload.getSnapshot();
      const { job, report } = snapshot.context;
      const historyId = (report?.state === 'done' ? report.historyId : job?.historyId) ?? null;
      const hasEnded = ['done', 'failed', 'canceled'].some((tag) => snapshot.tags.has(tag));
      if (job !== null && historyId !== null && !begun.has(job.taskId)) {
        begun.add(job.taskId);
        onConversation(historyId);
      }
      if (!hasEnded) {
        ended.delete(id);
      } else if (!ended.has(id)) {
        ended.add(id);
        onEnd();
        if (historyId !== null) {
          onConversation(historyId);
        }
      }
    }
  };
}
