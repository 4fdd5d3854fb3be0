import { Button, Dialog } from '@nevisa/ui';
import { useState } from 'react';
import { addedText } from '../../../../shared/text/addedText.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { editorText } from '../../../../shared/text/editorText.ts';
import type { LiveDictation } from '../hooks/useDictation.ts';

/** Asks how to resolve a conflict with a version that was saved elsewhere. */
export function ConflictDialog({ dictation }: { dictation: LiveDictation }) {
  const { workspace } = dictation;
  const [postponed, setPostponed] = useState(false);
  const postpone = () => setPostponed(true);
  return (
    <Dialog
      open={!postponed}
      size="small"
      onClose={postpone}
      title={editorText.conflictTitle}
      actions={
        <>
          <Button variant="secondary" onClick={postpone}>
            {commonText.cancel}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              workspace.resolveConflict('mine').catch(postpone);
            }}
          >
            {editorText.conflictMine}
          </Button>
          <Button
            onClick={() => {
              workspace.resolveConflict('both').catch(postpone);
            }}
          >
            {editorText.conflictBoth}
          </Button>
        </>
      }
    >
      <p>{addedText.conflictText}</p>
    </Dialog>
  );
}
