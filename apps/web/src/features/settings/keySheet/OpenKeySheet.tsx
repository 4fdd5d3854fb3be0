import { Button } from '@nevisa/ui';
import { useState } from 'react';
import { addedText } from '../../../shared/text/addedText.ts';
import { useAuth } from '../../auth/authSession/useAuth.ts';
import { KeySheetWindow } from './KeySheetWindow.tsx';

/** The button of the list of keys, for persons who cannot or will not press «؟». */
export function OpenKeySheet() {
  const { user } = useAuth();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {addedText.keySheet}
      </Button>
      {user !== null && <KeySheetWindow user={user} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}
