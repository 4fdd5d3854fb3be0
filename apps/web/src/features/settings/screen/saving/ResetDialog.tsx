import { AlertDialog } from '@nevisa/ui';
import { addedText } from '../../../../shared/text/addedText.ts';
import { settingsText } from '../../../../shared/text/settingsText.ts';
import { useSettingTools } from '../settingTools.ts';
import { resetMark } from './SaveState.tsx';
import type { WritingSettingsView } from '../useWritingSettings.ts';

/** Asks before everything goes back to its default. */
export function ResetDialog({ settings: { facts, commands } }: { settings: WritingSettingsView }) {
  const { touch } = useSettingTools();
  return (
    <AlertDialog
      open={facts.asking}
      title={settingsText.reset}
      confirmLabel={settingsText.reset}
      onClose={commands.cancelReset}
      onConfirm={() => {
        touch(resetMark);
        commands.reset();
      }}
    >
      {settingsText.resetConfirm} {addedText.resetKeeps}
    </AlertDialog>
  );
}
