import { formatNumber } from '@nevisa/ui';
import { commonText, unitText } from '../../../../shared/text/commonText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { settingsText } from '../../../../shared/text/settingsText.ts';
import { SettingChoice } from './SettingChoice.tsx';
import { SettingGroup } from './SettingGroup.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import type { WritingSettingsView } from '../useWritingSettings.ts';

/** The settings of the result and its retention. */
export function ResultGroup({ settings: { facts, commands } }: { settings: WritingSettingsView }) {
  const { showWordConfidences, saveTranscriptions, keepAudioDays, telegramEnglish } = facts.result;
  return (
    <SettingGroup heading={settingsText.groupResult}>
      <SettingSwitch
        label={settingsText.showWordConfidences}
        checked={showWordConfidences}
        onChange={(chosen) => {
          commands.choose({ showWordConfidences: chosen });
        }}
      />
      <SettingSwitch
        label={settingsText.saveTranscriptions}
        hint={settingsText.saveTranscriptionsHint}
        checked={saveTranscriptions}
        onChange={(chosen) => {
          commands.choose({ saveTranscriptions: chosen });
        }}
      />
      {saveTranscriptions && (
        <SettingChoice
          layout="line"
          name="keep-audio"
          label={settingsText.keepAudioDays}
          options={daysWith(keepAudioDays)}
          value={String(keepAudioDays ?? '')}
          onChange={(days) => {
            commands.choose({ keepAudioDays: days === '' ? null : Number(days) });
          }}
        />
      )}
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

const usualDays = [7, 30, 90, 365];

/** The usual numbers of days, and the chosen number when it is another. */
function daysWith(chosen: number | null) {
  const days = chosen === null || usualDays.includes(chosen) ? usualDays : [chosen, ...usualDays];
  return [
    { value: '', label: commonText.never },
    ...days
      .toSorted((a, b) => a - b)
      .map((one) => ({ value: String(one), label: fill(unitText.day, { n: formatNumber(one) }) })),
  ];
}
