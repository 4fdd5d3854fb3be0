import type { Id } from '@nevisa/api/types';
import { Button, DownloadIcon } from '@nevisa/ui';
import { useState } from 'react';
import { DialogBoundary } from '../../../shared/late/DialogBoundary.tsx';
import { late } from '../../../shared/late/late.ts';
import { exportText } from '../../../shared/text/exportText.ts';

const LateExportDialog = late(
  () => import('./ExportDialog.tsx'),
  (chunk) => chunk.default,
);

/** Saves the chosen texts as one archive. */
export function ExportButton({ ids }: { ids: readonly Id[] }) {
  const [chosen, setChosen] = useState<readonly Id[] | null>(null);
  const close = () => {
    setChosen(null);
  };
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        icon={<DownloadIcon />}
        onPointerEnter={LateExportDialog.preload}
        onFocus={LateExportDialog.preload}
        onClick={() => {
          setChosen(ids);
        }}
      >
        {exportText.submit}
      </Button>
      {chosen !== null && (
        <DialogBoundary onClose={close}>
          <LateExportDialog ids={chosen} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}
