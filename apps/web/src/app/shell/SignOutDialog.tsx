import { Alert, AlertDialog, Button, LiveRegion, Stack } from '@nevisa/ui';
import { useState } from 'react';
import { addedText } from '../../shared/text/addedText.ts';
import { soundText } from '../../shared/text/soundText.ts';
import { leavingUploadText } from '../../shared/text/leavingUploadText.ts';
import { navText } from '../../shared/text/navText.ts';
import type { SignOutReason } from './requestSignOut.ts';
import type { SignOutQuestion } from './useSignOut.ts';

/** Asks for confirmation when text would be lost, or is only on this device (S10). */
export function SignOutDialog({ question }: { question: SignOutQuestion }) {
  const { reason, busy, failed, stay, leave, leaveAndDelete, forgetFailure } = question;
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <AlertDialog
        open={reason !== null && !deleting}
        title={navText.logoutTitle}
        confirmLabel={navText.logout}
        onClose={stay}
        onConfirm={leave}
      >
        <Stack>
          <p>{reason !== null && texts[reason]}</p>
          <Button variant="secondary" size="small" onClick={() => setDeleting(true)}>
            {addedText.logoutAndDelete}
          </Button>
        </Stack>
      </AlertDialog>
      <AlertDialog
        open={deleting}
        busy={busy}
        variant="danger"
        title={addedText.logoutAndDelete}
        confirmLabel={addedText.logoutAndDelete}
        onClose={() => {
          setDeleting(false);
          forgetFailure();
        }}
        onConfirm={leaveAndDelete}
      >
        <Stack>
          <p>{addedText.logoutDeleteText}</p>
          <LiveRegion urgent>
            {failed && <Alert tone="danger">{addedText.logoutDeleteFailed}</Alert>}
          </LiveRegion>
        </Stack>
      </AlertDialog>
    </>
  );
}

const texts: Record<SignOutReason, string> = {
  unkept: addedText.logoutUnkept,
  recording: addedText.logoutRecording,
  unsaved: addedText.logoutUnsaved,
  sound: soundText.unsentAtSignOut,
  upload: leavingUploadText.unsentAtSignOut,
};
