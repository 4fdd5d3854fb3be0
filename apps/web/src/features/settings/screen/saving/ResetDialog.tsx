import { AlertDialog } from '@nevisa/ui';
import { useEffect } from 'react';
import { addedText } from '../../../../shared/text/addedText.ts';
import { settingsText } from '../../../../shared/text/settingsText.ts';
import { useSettingTools } from '../settingTools.ts';
import { resetMark } from './SaveState.tsx';
import type { WritingSettingsView } from '../useWritingSettings.ts';

/** Asks before everything goes back to its default. */
export function ResetDialog({ settings: { facts, commands } }: { settings: WritingSettingsView }) {
  const { touch } = useSettingTools();
  const { asking } = facts;
  const { cancelReset } = commands;
  // The settings outlive the page: a question that is left is not asked on the next visit.
  useEffect(() => (asking ? cancelReset : undefined), [asking, cancelReset]);
  return (
    <AlertDialog
      open={asking}
      title={settingsText.reset}
      confirmLabel={settingsText.reset}
      onClose={cancelReset}
      onConfirm={() => {
        touch(resetMark);
        commands.reset();
      }}
    >
      {settingsText.resetConfirm} {addedText.resetKeeps}
    </AlertDialog>
  );
}
