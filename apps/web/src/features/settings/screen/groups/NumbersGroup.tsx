import { settingsText } from '../../../../shared/text/settingsText.ts';
import { SettingChoice } from './SettingChoice.tsx';
import { SettingGroup } from './SettingGroup.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import type { WritingSettingsView } from '../useWritingSettings.ts';

/** Which spoken numbers become digits, and which digits. */
export function NumbersGroup({ settings: { facts, commands } }: { settings: WritingSettingsView }) {
  const { writing } = facts;
  return (
    <SettingGroup name="numbers">
      <SettingSwitch
        name="convertNumbers"
        label={settingsText.convertNumbers}
        hint={settingsText.convertNumbersHint}
        checked={writing.convertNumbers}
        onChange={(convertNumbers) => commands.choose({ convertNumbers })}
      />
      {writing.convertNumbers && (
        <SettingChoice
          name="numberMode"
          label={settingsText.numberMode}
          value={writing.numberMode}
          options={numberModes}
          onChange={(numberMode) => commands.choose({ numberMode })}
        />
      )}
      <SettingSwitch
        name="addNumberSeparator"
        label={settingsText.addNumberSeparator}
        hint={settingsText.addNumberSeparatorHint}
        checked={writing.addNumberSeparator}
        onChange={(addNumberSeparator) => commands.choose({ addNumberSeparator })}
      />
      <SettingSwitch
        name="showDigitsInEnglish"
        label={settingsText.showDigitsInEnglish}
        hint={settingsText.showDigitsInEnglishHint}
        checked={writing.showDigitsInEnglish}
        onChange={(showDigitsInEnglish) => commands.choose({ showDigitsInEnglish })}
      />
    </SettingGroup>
  );
}

const numberModes = [
  { value: 'smart', label: settingsText.numberModeSmart },
  { value: 'always', label: settingsText.numberModeAlways },
  { value: 'never', label: settingsText.numberModeNever },
] as const;
