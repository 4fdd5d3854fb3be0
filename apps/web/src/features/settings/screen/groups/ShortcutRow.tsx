import { SaveMark } from '@nevisa/ui';
import { useAppServices } from '../../../../app/appServices.ts';
import { readShortcutChoice, type ShortcutRefusal } from '../../../../shared/shortcuts/keyPress.ts';
import { getShortcutStore } from '../../../../shared/shortcuts/shortcutStore.ts';
import { addedText } from '../../../../shared/text/addedText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { settingsText } from '../../../../shared/text/settingsText.ts';
import {
  type Shortcut,
  shortcutLabels,
} from '../../../dictation/screen/hooks/useChosenShortcuts.ts';
import { type ChosenKey, KeyChoiceRow } from '../../keySheet/KeyChoiceRow.tsx';
import { useSettingTools } from '../settingTools.ts';

/** A command of the dictation and its key, with the mark of the saved choice. */
export function ShortcutRow({ shortcut: { name, label, keys } }: { shortcut: Shortcut }) {
  const shortcuts = getShortcutStore(useAppServices());
  const { readMark, saveHere } = useSettingTools();
  const markName = `key ${name}`;
  const choose = (event: KeyboardEvent): ChosenKey => {
    const choice = readShortcutChoice(event, name, shortcuts.read());
    if (choice === null) {
      return 'unfinished';
    }
    if ('reason' in choice) {
      return { refused: formatRefusal(choice) };
    }
    shortcuts.choose(name, choice);
    saveHere(markName);
    return 'chosen';
  };
  return (
    <KeyChoiceRow
      label={label}
      keys={keys}
      mark={<SaveMark state={readMark(markName)} />}
      onChoose={choose}
    />
  );
}

function formatRefusal(refusal: ShortcutRefusal): string {
  switch (refusal.reason) {
    case 'taken':
      return fill(settingsText.shortcutTaken, { name: shortcutLabels[refusal.by] });
    case 'nothing-held':
      return addedText.keyNothingHeld;
    case 'reserved':
      return addedText.keyReserved;
  }
}
