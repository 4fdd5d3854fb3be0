import { AlertDialog } from '@nevisa/ui';
import { navText } from '../../shared/text/navText.ts';

export interface SignOutDialogProps {
  asking: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for confirmation when text of the user is only on this device (S10). */
export function SignOutDialog({ asking, onStay, onLeave }: SignOutDialogProps) {
  return (
    <AlertDialog
      open={asking}
      title={navText.logoutTitle}
      confirmLabel={navText.logout}
      onClose={onStay}
      onConfirm={onLeave}
    >
      {navText.logoutText}
    </AlertDialog>
  );
}
