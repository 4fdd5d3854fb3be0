import { Button, Dialog } from '@nevisa/ui';
import { termsText } from '../../../shared/text/signupText.ts';

export interface TermsDialogProps {
  open: boolean;
  onAccept: () => void;
  onClose: () => void;
}

/** The terms: accepting ticks the box of the form, closing changes nothing. */
export function TermsDialog({ open, onAccept, onClose }: TermsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={termsText.title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {termsText.close}
          </Button>
          <Button onClick={onAccept}>{termsText.accept}</Button>
        </>
      }
    >
      <p>{termsText.body}</p>
    </Dialog>
  );
}
