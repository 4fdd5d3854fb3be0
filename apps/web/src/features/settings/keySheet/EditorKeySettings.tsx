import type { User } from '@nevisa/api/types';
import { Button, SettingList } from '@nevisa/ui';
import { useSyncExternalStore } from 'react';
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
import { type ChosenKey, KeyChoiceRow } from './KeyChoiceRow.tsx';

/** The keys of the page of a text, each of which can be another one. */
export function EditorKeySettings({ user }: { user: User }) {
  const store = useEditorKeyStore(user);
  return (
    <>
      <SettingList>
        <div>
          {editorActions.map((action) => (
            <EditorKeyRow key={action} action={action} store={store} />
          ))}
        </div>
      </SettingList>
      <Button variant="quiet" size="small" onClick={store.reset}>
        {addedText.keysReset}
      </Button>
    </>
  );
}

interface EditorKeyRowProps {
  action: EditorAction;
  store: EditorKeyStore;
}

function EditorKeyRow({ action, store }: EditorKeyRowProps) {
  const keys = formatEditorPress(useSyncExternalStore(store.subscribe, store.read)[action]);
  const choose = (event: KeyboardEvent): ChosenKey => {
    const choice = readEditorChoice(event, action, store.read());
    if (choice === null) {
      return 'unfinished';
    }
    if ('reason' in choice) {
      return { refused: formatRefusal(choice) };
    }
    store.choose(action, choice);
    return 'chosen';
  };
  return <KeyChoiceRow label={editorActionLabels[action]} keys={keys} onChoose={choose} />;
}

function formatRefusal(refusal: EditorKeyRefusal): string {
  switch (refusal.reason) {
    case 'taken':
      return fill(settingsText.shortcutTaken, { name: editorActionLabels[refusal.by] });
    case 'speaker':
      return fill(settingsText.shortcutTaken, { name: editingText.speakerMenu });
    case 'nothing-held':
      return editingText.keyNeedsAlt;
    case 'reserved':
      return addedText.keyReserved;
  }
}
