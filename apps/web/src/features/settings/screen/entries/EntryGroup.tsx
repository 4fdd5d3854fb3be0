import {
  EmptyState,
  ReadyTextsDrawing,
  ActionSaveMark,
  Stack,
  type ToastQueue,
  WordsDrawing,
} from '@nevisa/ui';
import { useState } from 'react';
import { addedText } from '../../../../shared/text/addedText.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { AddEntry } from './AddEntry.tsx';
import { EditEntry } from './EditEntry.tsx';
import {
  type Entry,
  type EntryKind,
  readEntries,
  foldName,
  putEntry,
  toSettings,
} from './entry.ts';
import type { ReadFile } from './entryFile.ts';
import { EntryFiles } from './EntryFiles.tsx';
import { EntryList } from './EntryList.tsx';
import { entryText } from './entryText.ts';
import { formatImport } from './formatImport.ts';
import { SettingGroup } from '../groups/SettingGroup.tsx';
import { useSettingTools } from '../settingTools.ts';
import type { WritingSettingsView } from '../useWritingSettings.ts';

export interface EntryGroupProps {
  kind: EntryKind;
  settings: WritingSettingsView;
  toasts: ToastQueue;
}

/** The group of the vocabulary, or of the snippets. */
export function EntryGroup({ kind, settings, toasts }: EntryGroupProps) {
  const [edited, setEdited] = useState<Entry | null>(null);
  const [kept, setKept] = useState<{ name: string; typed: Entry } | null>(null);
  const { entries, change, remove, importFile } = useEntries({ kind, settings, toasts });
  const { readMark } = useSettingTools();
  const words = entryText[kind];
  return (
    <SettingGroup
      name={kind}
      sentence={words.hint}
      actions={
        <>
          <ActionSaveMark state={readMark(kind)} />
          <EntryFiles kind={kind} entries={entries} onRead={importFile} />
        </>
      }
    >
      <Stack>
        <AddEntry
          kind={kind}
          entries={entries}
          refused={settings.facts.refused?.entries.includes(kind) ?? false}
          onAdd={(entry) => change([entry, ...entries])}
        />
        {entries.length === 0 ? (
          <EmptyState
            level={4}
            drawing={drawings[kind]}
            heading={words.empty}
            sentence={addedText.importHint}
          />
        ) : (
          <Stack gap="small">
            <EntryList
              label={words.heading}
              entries={entries}
              onEdit={setEdited}
              onDelete={remove}
            />
          </Stack>
        )}
      </Stack>
      {edited !== null && (
        <EditEntry
          kind={kind}
          entry={edited}
          others={entries.filter((one) => foldName(one) !== foldName(edited))}
          kept={kept?.name === foldName(edited) ? kept.typed : null}
          onSave={(changed) => change(putEntry(entries, edited, changed))}
          onClose={(typed) => {
            setKept(typed && { name: foldName(edited), typed });
            setEdited(null);
          }}
        />
      )}
    </SettingGroup>
  );
}

const drawings = { vocabulary: <WordsDrawing />, snippets: <ReadyTextsDrawing /> };

function useEntries({ kind, settings: { facts, commands, read }, toasts }: EntryGroupProps) {
  const entries = readEntries(facts.writing, kind);
  const { touch } = useSettingTools();
  const change = (next: readonly Entry[]) => {
    touch(kind);
    commands.choose(toSettings(kind, next));
  };

  const remove = (entry: Entry) => {
    const place = entries.indexOf(entry);
    change(entries.filter((one) => one !== entry));
    toasts.add({
      text: fill(addedText.entryDeleted, { name: entry.name }),
      action: {
        label: commonText.undo,
        onPress: () => {
          // The list may have changed since the deletion.
          const now = readEntries(read(), kind).filter((one) => foldName(one) !== foldName(entry));
          change(now.toSpliced(place, 0, entry));
        },
      },
    });
  };

  const importFile = (outcome: ReadFile) => {
    toasts.add({ text: formatImport(outcome), tone: outcome.ok ? 'success' : 'danger' });
    if (outcome.ok && outcome.added.length > 0) {
      change([...readEntries(read(), kind), ...outcome.added]);
    }
  };

  return { entries, change, remove, importFile };
}
