import { AlertDialog } from '@nevisa/ui';
import { addedText } from '../../../../shared/text/addedText.ts';
import { settingsText } from '../../../../shared/text/settingsText.ts';
import type { WritingSettingsView } from '../useWritingSettings.ts';

/** Asks before everything goes back to its default. */
export function ResetDialog({ settings: { facts, commands } }: { settings: WritingSettingsView }) {
  return (
    <AlertDialog
      open={facts.asking}
      variant="danger"
      title={settingsText.reset}
      confirmLabel={settingsText.reset}
      onClose={commands.cancelReset}
      onConfirm={commands.reset}
    >
      {settingsText.resetConfirm} {addedText.resetKeeps}
    </AlertDialog>
  );
}
