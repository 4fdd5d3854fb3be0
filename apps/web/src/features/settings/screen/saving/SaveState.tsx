import { Button, LiveRegion } from '@nevisa/ui';
import { commonText } from '../../../../shared/text/commonText.ts';
import { settingsText } from '../../../../shared/text/settingsText.ts';
import type { WritingSettingsView } from '../useWritingSettings.ts';

/** The state of saving, beside the reset button. */
export function SaveState({ settings: { facts, commands } }: { settings: WritingSettingsView }) {
  return (
    <>
      <LiveRegion>{facts.refused === null && words[facts.saving]}</LiveRegion>
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
