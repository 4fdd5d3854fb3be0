import { AlertDialog } from '@nevisa/ui';
import { addedText } from '../../../../shared/text/addedText.ts';
import { settingsText } from '../../../../shared/text/settingsText.ts';
import type { WritingSettingsView } from '../useWritingSettings.ts';

/** Asks before everything goes back to its default. */
export function ResetDialog({ settings: { facts, store } }: { settings: WritingSettingsView }) {
  return (
    <AlertDialog
      open={facts.asking}
      variant="danger"
      title={settingsText.reset}
      confirmLabel={addedText.resetShort}
      onClose={store.cancelReset}
      onConfirm={store.reset}
    >
      {settingsText.resetConfirm} {addedText.resetKeeps}
    </AlertDialog>
  );
}
