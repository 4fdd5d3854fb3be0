import { formatNumber, SettingList } from '@nevisa/ui';
import { fill } from '../../../../shared/text/fill.ts';
import { reviewText } from '../../../../shared/text/reviewText.ts';
import { soundText } from '../../../../shared/text/soundText.ts';
import { settingsText } from '../../../../shared/text/settingsText.ts';
import { SettingChoice } from './SettingChoice.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import type { WritingSettingsView } from '../useWritingSettings.ts';

/**
 * The retention of texts and of their sounds, the marks of uncertain words, and the bot.
 */
export function KeepingSettings({
  settings: { facts, commands },
}: {
  settings: WritingSettingsView;
}) {
  const { saveTranscriptions, keepAudioDays, showWordConfidences, telegramEnglish } = facts.result;
  const days = String(keepAudioDays ?? 'never');
  return (
    <SettingList>
      <SettingSwitch
        name="saveTranscriptions"
        label={settingsText.saveTranscriptions}
        hint={settingsText.saveTranscriptionsHint}
        checked={saveTranscriptions}
        onChange={(chosen) => commands.choose({ saveTranscriptions: chosen })}
      />
      <SettingChoice
        layout="line"
        name="keepAudioDays"
        label={settingsText.keepAudioDays}
        hint={soundText.keepAudioDaysHint}
        value={days}
        options={offerDays(days)}
        onChange={(chosen) =>
          commands.choose({ keepAudioDays: chosen === 'never' ? null : Number(chosen) })
        }
      />
      <SettingSwitch
        name="showWordConfidences"
        label={settingsText.showWordConfidences}
        hint={reviewText.settingHint}
        checked={showWordConfidences}
        onChange={(chosen) => commands.choose({ showWordConfidences: chosen })}
      />
      <SettingSwitch
        name="telegramEnglish"
        label={settingsText.telegramEnglish}
        checked={telegramEnglish}
        onChange={(chosen) => commands.choose({ telegramEnglish: chosen })}
      />
    </SettingList>
  );
}

const usualDays = ['7', '30', '90'];

/** The usual numbers of days, and the own one of a person who has chosen another elsewhere. */
function offerDays(chosen: string): readonly { value: string; label: string }[] {
  const days = new Set([...usualDays, ...(chosen === 'never' ? [] : [chosen])]);
  return [
    ...Array.from(days)
      .toSorted((one, other) => Number(one) - Number(other))
      .map((value) => ({
        value,
        label: fill(soundText.keepAudioDays, { n: formatNumber(Number(value)) }),
      })),
    { value: 'never', label: soundText.keepAudioAlways },
  ];
}
