import { AlertDialog } from '@nevisa/ui';
import { useState } from 'react';
import { addedText } from '../../../shared/text/addedText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import type { DeviceRows } from '../data/useDeviceRows.ts';

export interface OwnTextDialogProps {
  device: Pick<DeviceRows, 'asked' | 'ask' | 'remove'>;
}

/** A text that only this device has does not go to the trash: nothing brings it back. */
export function OwnTextDialog({ device: { asked, ask, remove } }: OwnTextDialogProps) {
  const [isRemoving, setRemoving] = useState(false);
  return (
    <AlertDialog
      open={asked !== null}
      busy={isRemoving}
      variant="danger"
      title={addedText.deleteTextTitle}
      confirmLabel={commonText.clear}
      onClose={() => ask(null)}
      onConfirm={() => {
        if (asked !== null) {
          setRemoving(true);
          void remove(asked.documentId).then(() => {
            setRemoving(false);
            ask(null);
          });
        }
      }}
    >
      {addedText.deleteTextConfirm}
    </AlertDialog>
  );
}
