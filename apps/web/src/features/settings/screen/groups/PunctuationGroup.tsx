import { settingsText } from '../../../../shared/text/settingsText.ts';
import { SettingGroup } from './SettingGroup.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import type { WritingSettingsView } from '../useWritingSettings.ts';

/** Marks, and the spaces around them. */
export function PunctuationGroup({
  settings: { facts, commands },
}: {
  settings: WritingSettingsView;
}) {
  const { writing, result } = facts;
  return (
    <SettingGroup name="punctuation">
      <SettingSwitch
        name="convertPunctuations"
        label={settingsText.convertPunctuations}
        hint={settingsText.convertPunctuationsHint}
        checked={writing.convertPunctuations}
        onChange={(convertPunctuations) => commands.choose({ convertPunctuations })}
      />
      <SettingSwitch
        name="autoPunctuation"
        label={settingsText.autoPunctuation}
        hint={settingsText.autoPunctuationHint}
        checked={result.autoPunctuation}
        onChange={(autoPunctuation) => commands.choose({ autoPunctuation })}
      />
      <SettingSwitch
        name="autoSpace"
        label={settingsText.autoSpace}
        checked={writing.autoSpace}
        onChange={(autoSpace) => commands.choose({ autoSpace })}
      />
      <SettingSwitch
        name="quotes"
        label={settingsText.quotes}
        checked={writing.persianQuotes}
        onChange={(persianQuotes) => commands.choose({ persianQuotes })}
      />
    </SettingGroup>
  );
}
