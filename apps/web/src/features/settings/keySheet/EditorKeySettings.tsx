import type { User } from '@nevisa/api/types';
import { Button, Kbd, LiveRegion, SettingList, SettingRow } from '@nevisa/ui';
import { type KeyboardEvent, useState, useSyncExternalStore } from 'react';
import { useEditorKeyStore } from '../../../shared/shortcuts/editorKeyChoice.tsx';
import type { EditorKeyStore } from '../../../shared/shortcuts/editorKeyStore.ts';
import { editorActionLabels } from '../../../shared/shortcuts/editorKeys.ts';
import {
  type EditorAction,
  editorActions,
  type EditorKeyRefusal,
  formatEditorPress,
  readEditorChoice,
} from '../../../shared/shortcuts/editorPress.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { editingText } from '../../../shared/text/editingText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { settingsText } from '../../../shared/text/settingsText.ts';

/** The keys of the page of a text, each of which can be another one. */
export function EditorKeySettings({ user }: { user: User }) {
  const store = useEditorKeyStore(user);
  return (
    <>
      <SettingList>
        <div>
          {editorActions.map((action) => (
            <KeyRow key={action} action={action} store={store} />
          ))}
        </div>
      </SettingList>
      <Button variant="quiet" size="small" onClick={store.reset}>
        {addedText.keysReset}
      </Button>
    </>
  );
}

/** `quiet`: shows the key. `listening`: the next key that may be chosen becomes the new one. */
type Choosing = 'quiet' | 'listening' | EditorKeyRefusal;

interface KeyRowProps {
  action: EditorAction;
  store: EditorKeyStore;
}

/** After a press of the button the next key is the new one; Escape and blur cancel. */
function KeyRow({ action, store }: KeyRowProps) {
  const keys = formatEditorPress(useSyncExternalStore(store.subscribe, store.read)[action]);
  const [choosing, setChoosing] = useState<Choosing>('quiet');
  const label = editorActionLabels[action];
  const listens = choosing !== 'quiet';
  const press = (event: KeyboardEvent) => {
    if (!listens || event.key === 'Tab') {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') {
      setChoosing('quiet');
      return;
    }
    const choice = readEditorChoice(event.nativeEvent, action, store.read());
    if (choice !== null && 'reason' in choice) {
      setChoosing(choice);
    } else if (choice !== null) {
      store.choose(action, choice);
      setChoosing('quiet');
    }
  };
  return (
    <SettingRow
      label={label}
      control={
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
      return fill(settingsText.shortcutTaken, { name: editorActionLabels[choosing.by] });
    case 'speaker':
      return fill(settingsText.shortcutTaken, { name: editingText.speakerMenu });
    case 'nothing-held':
      return editingText.keyNeedsAlt;
    case 'reserved':
      return addedText.keyReserved;
  }
}
