import { Alert, Button, Dialog, LiveRegion, Stack } from '@nevisa/ui';
import { useState } from 'react';
import { addedText } from '../../../../shared/text/addedText.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { editorText } from '../../../../shared/text/editorText.ts';
import type { Conflict } from '../hooks/useConflict.ts';
import type { LiveDictation } from '../hooks/useDictation.ts';

export interface ConflictDialogProps {
  dictation: LiveDictation;
  conflict: Conflict;
}

/**
 * Asks how to resolve a conflict with a version that was saved elsewhere. A choice that cannot be
 * carried out, for instance during a recording, leaves the question open.
 */
export function ConflictDialog({ dictation, conflict }: ConflictDialogProps) {
  const { workspace } = dictation;
  const [failed, setFailed] = useState(false);
  const resolve = (keep: 'mine' | 'both') => {
    setFailed(false);
    workspace.resolveConflict(keep).catch(() => setFailed(true));
  };
  return (
    <Dialog
      open={conflict.isOpen}
      size="small"
      onClose={conflict.postpone}
      title={editorText.conflictTitle}
      actions={
        <>
          <Button variant="secondary" onClick={conflict.postpone}>
            {commonText.cancel}
          </Button>
          <Button variant="secondary" onClick={() => resolve('mine')}>
            {editorText.conflictMine}
          </Button>
          <Button onClick={() => resolve('both')}>{editorText.conflictBoth}</Button>
        </>
      }
    >
      <Stack>
        <p>{addedText.conflictText}</p>
        <LiveRegion urgent>
          {failed && <Alert tone="danger">{addedText.conflictRemains}</Alert>}
        </LiveRegion>
      </Stack>
    </Dialog>
  );
}
