import { Button, LiveRegion, ActionSaveMark, VisuallyHidden } from '@nevisa/ui';
import { commonText } from '../../../../shared/text/commonText.ts';
import { settingsText } from '../../../../shared/text/settingsText.ts';
import { useSettingTools } from '../settingTools.ts';
import type { WritingSettingsView } from '../useWritingSettings.ts';

/** The name of the mark beside the reset button. */
export const resetMark = 'reset';

/** The reset button, and the announcement of the state of saving. */
export function SaveState({ settings: { facts, commands } }: { settings: WritingSettingsView }) {
  const { readMark } = useSettingTools();
  return (
    <>
      <VisuallyHidden>
        <LiveRegion>{facts.refused === null && words[facts.saving]}</LiveRegion>
      </VisuallyHidden>
      <ActionSaveMark state={readMark(resetMark)} />
      <Button variant="quiet" onClick={commands.askForReset}>
        {settingsText.reset}
      </Button>
    </>
  );
}

const words = {
  untouched: null,
  saving: commonText.saving,
  saved: settingsText.saved,
  offline: null,
} as const;
