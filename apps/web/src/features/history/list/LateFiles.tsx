import type { ToastQueue } from '@nevisa/ui';
import { DialogBoundary } from '../../../shared/late/DialogBoundary.tsx';
import { createLate } from '../../../shared/late/createLate.ts';
import { useIdle } from '../../../shared/late/useIdle.ts';
import type { History } from '../data/useHistory.ts';

const LateHistoryFiles = createLate(
  () => import('../../files/screen/HistoryFiles.tsx'),
  (chunk) => chunk.default,
);

interface LateFilesProps {
  history: History;
  toasts: ToastQueue;
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
}

/**
 * The files on their way to a text, whose code loads after the rows. A person who stores texts on
 * this device only has none: a conversion stores its text at the server.
 */
export function LateFiles({ history, toasts, isAdding, onAdding }: LateFilesProps) {
  const isIdle = useIdle();
  const { retention, list, user } = history;
  if (retention.off || list.address.filters.trash || !(isIdle || isAdding)) {
    return null;
  }
  return (
    <DialogBoundary onClose={() => onAdding(false)}>
      <LateHistoryFiles
        user={user}
        toasts={toasts}
        isAdding={isAdding}
        onAdding={onAdding}
        onOpen={(id) => list.open(String(id))}
      />
    </DialogBoundary>
  );
}
