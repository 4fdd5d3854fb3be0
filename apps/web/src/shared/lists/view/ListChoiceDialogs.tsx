import { ManageViewsDialog } from './ManageViewsDialog.tsx';
import type { ChoiceDialog, ChoiceDialogProps } from './ListChoices.tsx';
import { RowsDialog } from './RowsDialog.tsx';
import { SaveViewDialog } from './SaveViewDialog.tsx';

export interface ListChoiceDialogsProps extends ChoiceDialogProps<object> {
  dialog: ChoiceDialog;
  /** The view that is shown; null for none. */
  present: string | null;
  onClose: () => void;
}

/** The dialogs of the choices of a list, of which one is open. */
export default function ListChoiceDialogs({ dialog, ...props }: ListChoiceDialogsProps) {
  switch (dialog) {
    case 'save':
      return <SaveViewDialog {...props} />;
    case 'manage':
      return <ManageViewsDialog {...props} />;
    case 'columns':
      return <RowsDialog {...props} />;
  }
}
