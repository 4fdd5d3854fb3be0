import { settingsText } from '../../../../shared/text/settingsText.ts';
import { SettingGroup } from './SettingGroup.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import type { WritingSettingsView } from '../useWritingSettings.ts';

/**
 * The settings of the result and its retention. The confidence of words and the days of the
 * audio have no effect yet, so the screen does not offer them (ADR-0033).
 */
export function ResultGroup({ settings: { facts, commands } }: { settings: WritingSettingsView }) {
  const { saveTranscriptions, telegramEnglish } = facts.result;
  return (
    <SettingGroup heading={settingsText.groupResult}>
      <SettingSwitch
        label={settingsText.saveTranscriptions}
        hint={settingsText.saveTranscriptionsHint}
        checked={saveTranscriptions}
        onChange={(chosen) => {
          commands.choose({ saveTranscriptions: chosen });
        }}
      />
      <SettingSwitch
        label={settingsText.telegramEnglish}
        checked={telegramEnglish}
        onChange={(chosen) => {
          commands.choose({ telegramEnglish: chosen });
        }}
      />
    </SettingGroup>
  );
}
