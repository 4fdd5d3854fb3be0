import { Button } from '@nevisa/ui';
import { useState } from 'react';
import { addedText } from '../../../shared/text/addedText.ts';
import { useAuth } from '../../auth/authSession/useAuth.ts';
import { DialogBoundary } from '../../dictation/screen/dialogs/DialogBoundary.tsx';
import { LateKeySheet } from './lateKeySheet.ts';

/** The button of the list of keys, for persons who cannot or will not press «؟». */
export function OpenKeySheet() {
  const { user } = useAuth();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <div>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {addedText.keySheet}
      </Button>
      {open && user !== null && (
        <DialogBoundary onClose={close}>
          <LateKeySheet user={user} onClose={close} />
        </DialogBoundary>
      )}
    </div>
  );
}
