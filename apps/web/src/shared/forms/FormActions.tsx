import { Button } from '@nevisa/ui';
import { commonText } from '../text/commonText.ts';

export interface FormActionsProps {
  /** The id of the form. */
  form: string;
  /** The words of the button that submits it. */
  submit: string;
  /** The words of the button that closes the dialog. */
  cancel?: string;
  busy?: boolean;
  disabled?: boolean;
  onCancel: () => void;
}

/** The actions of a dialog with a form. */
export function FormActions({
  form,
  submit,
  cancel = commonText.cancel,
  busy = false,
  disabled = false,
  onCancel,
}: FormActionsProps) {
  return (
    <>
      <Button variant="secondary" onClick={onCancel}>
        {cancel}
      </Button>
      <Button type="submit" form={form} busy={busy} disabled={disabled}>
        {submit}
      </Button>
    </>
  );
}
