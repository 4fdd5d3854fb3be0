import { Button, Kbd, LiveRegion, SettingRow } from '@nevisa/ui';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { addedText } from '../../../shared/text/addedText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { settingsText } from '../../../shared/text/settingsText.ts';

interface KeyChoiceRowProps {
  label: string;
  /** The keys of the present choice. */
  keys: readonly string[];
  /** Shown before the button. */
  mark?: ReactNode;
  /** Keeps the key of a press if it may be chosen. */
  onChoose: (event: globalThis.KeyboardEvent) => ChosenKey;
}

/** The effect of a press: `unfinished` for a modifier alone; `refused` has the sentence for the person. */
export type ChosenKey = 'chosen' | 'unfinished' | { readonly refused: string };

/** `quiet`: shows the key. `listening`: the next valid key becomes the new one. A refusal keeps listening. */
type Choosing = 'quiet' | 'listening' | { readonly refused: string };

/** A command and its key. After a press of the button the next key is the new one; Escape and blur cancel. */
export function KeyChoiceRow({ label, keys, mark, onChoose }: KeyChoiceRowProps) {
  const [choosing, setChoosing] = useState<Choosing>('quiet');
  const listens = choosing !== 'quiet';
  const press = (event: KeyboardEvent) => {
    if (!listens || event.key === 'Tab') {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const chosen = event.key === 'Escape' ? 'chosen' : onChoose(event.nativeEvent);
    if (chosen !== 'unfinished') {
      setChoosing(chosen === 'chosen' ? 'quiet' : chosen);
    }
  };
  return (
    <SettingRow
      label={label}
      control={
        <>
          {mark}
          <Button
            variant={listens ? 'secondary' : 'quiet'}
            size="small"
            aria-label={
              listens
                ? `${label}: ${settingsText.shortcutListen}`
                : `${fill(addedText.changeKey, { name: label })}: ${keys.join(' + ')}`
            }
            onKeyDown={press}
            onClick={() => setChoosing('listening')}
            onBlur={() => setChoosing('quiet')}
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
  return choosing === 'listening' ? addedText.keyCancelHint : choosing.refused;
}
