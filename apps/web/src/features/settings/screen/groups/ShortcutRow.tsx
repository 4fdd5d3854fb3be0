import { Button, Kbd, LiveRegion, SaveMark, SettingRow } from '@nevisa/ui';
import { type KeyboardEvent, useState } from 'react';
import { useAppServices } from '../../../../app/appServices.ts';
import { readShortcutChoice, type ShortcutRefusal } from '../../../../shared/shortcuts/keyPress.ts';
import { addedText } from '../../../../shared/text/addedText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { settingsText } from '../../../../shared/text/settingsText.ts';
import { useSettingTools } from '../settingTools.ts';
import {
  type Shortcut,
  shortcutLabels,
} from '../../../dictation/screen/hooks/useChosenShortcuts.ts';

/** `quiet`: shows the key. `listening`: the next valid key becomes the new one. A refusal keeps listening. */
type Choosing = 'quiet' | 'listening' | ShortcutRefusal;

/** A command and its key. After a press of the button the next key is the new one; Escape and blur cancel. */
export function ShortcutRow({ shortcut: { name, label, keys } }: { shortcut: Shortcut }) {
  const { shortcuts } = useAppServices();
  const [choosing, setChoosing] = useState<Choosing>('quiet');
  const { readMark, saveHere } = useSettingTools();
  const markName = `key ${name}`;
  const listens = choosing !== 'quiet';

  const hear = (event: KeyboardEvent) => {
    if (!listens || event.key === 'Tab') {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') {
      setChoosing('quiet');
      return;
    }
    const choice = readShortcutChoice(event.nativeEvent, name, shortcuts.read());
    if (choice !== null && 'reason' in choice) {
      setChoosing(choice);
    } else if (choice !== null) {
      shortcuts.choose(name, choice);
      saveHere(markName);
      setChoosing('quiet');
    }
  };

  return (
    <SettingRow
      label={label}
      control={
        <>
          <SaveMark state={readMark(markName)} />
          <Button
            variant={listens ? 'secondary' : 'quiet'}
            size="small"
            aria-label={
              listens
                ? `${label}: ${settingsText.shortcutListen}`
                : `${fill(addedText.changeKey, { name: label })}: ${keys.join(' + ')}`
            }
            onKeyDown={hear}
            onClick={() => {
              setChoosing('listening');
            }}
            onBlur={() => {
              setChoosing('quiet');
            }}
          >
            {listens ? settingsText.shortcutListen : <Kbd keys={keys} />}
          </Button>
        </>
      }
      note={<LiveRegion>{formatNote(choosing)}</LiveRegion>}
    />
  );
}

function formatNote(choosing: Choosing): string | null {
  if (choosing === 'quiet') {
    return null;
  }
  if (choosing === 'listening') {
    return addedText.keyCancelHint;
  }
  switch (choosing.reason) {
    case 'taken':
      return fill(settingsText.shortcutTaken, { name: shortcutLabels[choosing.by] });
    case 'nothing-held':
      return addedText.keyNothingHeld;
    case 'reserved':
      return addedText.keyReserved;
  }
}
