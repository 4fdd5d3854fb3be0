import { Button } from '@nevisa/ui';
import { commonText } from '../text/commonText.ts';

export interface FormDialogButtonsProps {
  /** The id of the form in the dialog, which the second button sends. */
  form: string;
  submitLabel: string;
  busyLabel?: string;
  busy?: boolean;
  /** The form cannot be sent at present, also while it is being sent. */
  disabled?: boolean;
  /** The server asked to wait before the form is sent again. */
  waiting?: boolean;
  /** @default "cancel" in Persian */
  backLabel?: string;
  backDisabled?: boolean;
  onBack: () => void;
}

/** The buttons of a dialog with a form: back, and send. */
export function FormDialogButtons({
  form,
  submitLabel,
  busyLabel,
  busy = false,
  disabled = false,
  waiting = false,
  backLabel = commonText.cancel,
  backDisabled = false,
  onBack,
}: FormDialogButtonsProps) {
  return (
    <>
      <Button variant="secondary" disabled={backDisabled} onClick={onBack}>
        {backLabel}
      </Button>
      <Button
        type="submit"
        form={form}
        busy={busy}
        {...(busyLabel !== undefined && { busyLabel })}
        waiting={waiting}
        disabled={disabled && !busy}
      >
        {submitLabel}
      </Button>
    </>
  );
}
