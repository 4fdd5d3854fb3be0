import { settingsText } from '../../../../shared/text/settingsText.ts';
import { SettingChoice } from './SettingChoice.tsx';
import { SettingGroup } from './SettingGroup.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import type { WritingSettingsView } from '../useWritingSettings.ts';

/** Letters, half-spaces and style (X-46…X-50). */
export function ScriptGroup({ settings: { facts, commands } }: { settings: WritingSettingsView }) {
  const { writing } = facts;
  return (
    <SettingGroup name="script">
      <SettingSwitch
        name="halfSpace"
        label={settingsText.halfSpace}
        hint={settingsText.halfSpaceHint}
        checked={writing.halfSpace}
        onChange={(halfSpace) => commands.choose({ halfSpace })}
      />
      <SettingSwitch
        name="arabicChars"
        label={settingsText.arabicChars}
        hint={settingsText.arabicCharsHint}
        checked={writing.arabicChars}
        onChange={(arabicChars) => commands.choose({ arabicChars })}
      />
      <SettingSwitch
        name="fillers"
        label={settingsText.fillers}
        hint={settingsText.fillersHint}
        checked={writing.fillers}
        onChange={(fillers) => commands.choose({ fillers })}
      />
      <SettingChoice
        layout="line"
        name="ezafe"
        label={settingsText.ezafe}
        value={writing.ezafe}
        options={ezafeForms}
        onChange={(ezafe) => commands.choose({ ezafe })}
      />
      <SettingChoice
        name="style"
        label={settingsText.style}
        hint={settingsText.styleFormalHint}
        value={writing.style}
        options={styles}
        onChange={(style) => commands.choose({ style })}
      />
    </SettingGroup>
  );
}

const ezafeForms = [
  { value: 'hamza', label: settingsText.ezafeHamza },
  { value: 'ye', label: settingsText.ezafeYe },
  { value: 'keep', label: settingsText.ezafeKeep },
] as const;

const styles = [
  { value: 'as_spoken', label: settingsText.styleAsSpoken },
  { value: 'formal', label: settingsText.styleFormal },
] as const;
