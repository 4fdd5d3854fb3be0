import { useSelector } from '@xstate/react';
import type { DictationWorkspace } from '../../workspace/createDictationWorkspace.ts';
import { DialogBoundary } from '../../../../shared/late/DialogBoundary.tsx';
import { RecoveryDialog } from './lateDialogs.ts';

export interface RecoveryProps {
  workspace: DictationWorkspace;
  /** Shows all texts of this device. */
  onTexts: () => void;
}

/** What was left unfinished at the last visit, when there is something. */
export function Recovery({ workspace, onTexts }: RecoveryProps) {
  const offered = useSelector(workspace.recovery, (state) => state.hasTag('offered'));
  return (
    offered && (
      <DialogBoundary>
        <RecoveryDialog workspace={workspace} onTexts={onTexts} />
      </DialogBoundary>
    )
  );
}
