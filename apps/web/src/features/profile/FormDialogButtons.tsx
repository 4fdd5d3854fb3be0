import { Button } from '@nevisa/ui';

export interface FormDialogButtonsProps {
  /** The id of the form in the dialog, which the second button sends. */
  form: string;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  /** The form cannot be sent at present, also while it is being sent. */
  disabled?: boolean;
  /** The server asked to wait before the form is sent again. */
  waiting?: boolean;
  backLabel: string;
  onBack: () => void;
}

/** The buttons of a dialog with a form: back, and send. */
export function FormDialogButtons({
  form,
  submitLabel,
  busyLabel,
  busy,
  disabled = false,
  waiting = false,
  backLabel,
  onBack,
}: FormDialogButtonsProps) {
  return (
    <>
      <Button variant="quiet" disabled={busy} onClick={onBack}>
        {backLabel}
      </Button>
      <Button
        type="submit"
        form={form}
        variant="primary"
        busy={busy}
        busyLabel={busyLabel}
        waiting={waiting}
        disabled={disabled && !busy}
      >
        {submitLabel}
      </Button>
    </>
  );
}
