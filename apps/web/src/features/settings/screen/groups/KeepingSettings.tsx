import { SettingList } from '@nevisa/ui';
import { reviewText } from '../../../../shared/text/reviewText.ts';
import { settingsText } from '../../../../shared/text/settingsText.ts';
import { SettingSwitch } from './SettingSwitch.tsx';
import type { WritingSettingsView } from '../useWritingSettings.ts';

/**
 * The retention of texts, the marks of uncertain words, and the bot. The days of the audio have
 * no effect yet, so the screen does not offer them (ADR-0033).
 */
export function KeepingSettings({
  settings: { facts, commands },
}: {
  settings: WritingSettingsView;
}) {
  const { saveTranscriptions, showWordConfidences, telegramEnglish } = facts.result;
  return (
    <SettingList>
      <SettingSwitch
        name="saveTranscriptions"
        label={settingsText.saveTranscriptions}
        hint={settingsText.saveTranscriptionsHint}
        checked={saveTranscriptions}
        onChange={(chosen) => {
          commands.choose({ saveTranscriptions: chosen });
        }}
      />
      <SettingSwitch
        name="showWordConfidences"
        label={settingsText.showWordConfidences}
        hint={reviewText.settingHint}
        checked={showWordConfidences}
        onChange={(chosen) => {
          commands.choose({ showWordConfidences: chosen });
        }}
      />
      <SettingSwitch
        name="telegramEnglish"
        label={settingsText.telegramEnglish}
        checked={telegramEnglish}
        onChange={(chosen) => {
          commands.choose({ telegramEnglish: chosen });
        }}
      />
    </SettingList>
  );
}
