import { AlertDialog } from '@nevisa/ui';
import { navText } from '../text/navText.ts';

export interface SignOutProps {
  /** Something that was dictated is on this device alone. */
  asking: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before somebody signs out whose text is on this device alone (S10). */
export function SignOut({ asking, onStay, onLeave }: SignOutProps) {
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
