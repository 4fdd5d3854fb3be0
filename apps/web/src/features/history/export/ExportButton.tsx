import type { Id, User } from '@nevisa/api/types';
import { Button, DownloadIcon } from '@nevisa/ui';
import { useState } from 'react';
import { DialogBoundary } from '../../../shared/late/DialogBoundary.tsx';
import { exportText } from '../../../shared/text/exportText.ts';
import { LateExportDialog } from './lateExportDialog.ts';

export interface ExportButtonProps {
  user: User;
  ids: readonly Id[];
}

/** Saves the chosen texts as one archive. */
export function ExportButton({ user, ids }: ExportButtonProps) {
  const [chosen, setChosen] = useState<readonly Id[] | null>(null);
  const close = () => setChosen(null);
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        icon={<DownloadIcon />}
        onPointerEnter={LateExportDialog.preload}
        onFocus={LateExportDialog.preload}
        onClick={() => setChosen(ids)}
      >
        {exportText.submit}
      </Button>
      {chosen !== null && (
        <DialogBoundary onClose={close}>
          <LateExportDialog
            user={user}
            subject={{ kind: 'several', ids: chosen }}
            onClose={close}
          />
        </DialogBoundary>
      )}
    </>
  );
}
