import {
  EmptyState,
  ReadyTextsDrawing,
  ActionSaveMark,
  Stack,
  type ToastQueue,
  WordsDrawing,
} from '@nevisa/ui';
import { useState } from 'react';
import { useLeaveHold } from '../../../../shared/leaving/useLeaveHold.ts';
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
  isChanged,
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
  const [edited, setEdited] = useState<{ entry: Entry; kept: Entry | null } | null>(null);
  const { entries, change, remove, importFile } = useEntries({ kind, settings, toasts });
  const texts = useKeptTexts(entries);
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
              onEdit={(entry) => setEdited({ entry, kept: texts.take(entry) })}
              onDelete={remove}
            />
          </Stack>
        )}
      </Stack>
      {edited !== null && (
        <EditEntry
          kind={kind}
          {...edited}
          others={entries.filter((one) => foldName(one) !== foldName(edited.entry))}
          onSave={(changed) => change(putEntry(entries, edited.entry, changed))}
          onClose={(typed) => {
            texts.keep(edited.entry, typed);
            setEdited(null);
          }}
        />
      )}
    </SettingGroup>
  );
}

const drawings = { vocabulary: <WordsDrawing />, snippets: <ReadyTextsDrawing /> };

/** What was typed into entries whose dialogs are closed, by their folded names; the page asks before it is lost. */
function useKeptTexts(entries: readonly Entry[]) {
  const [kept, setKept] = useState<ReadonlyMap<string, Entry | null>>(new Map());
  const find = (entry: Entry) => kept.get(foldName(entry)) ?? null;
  const keep = (entry: Entry, typed: Entry | null) =>
    setKept(new Map(kept).set(foldName(entry), typed));
  useLeaveHold(kept.size > 0 && entries.some((entry) => isChanged(find(entry) ?? entry, entry)));
  return {
    keep,
    /** Gives the text to the dialog of its entry. */
    take: (entry: Entry) => {
      keep(entry, null);
      return find(entry);
    },
  };
}

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
