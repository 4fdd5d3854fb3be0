import { Button, DownloadIcon, UploadIcon, VisuallyHidden } from '@nevisa/ui';
import { useRef } from 'react';
import { downloadFile } from '../../../../shared/shell/downloadFile.ts';
import { addedText } from '../../../../shared/text/addedText.ts';
import { settingsText } from '../../../../shared/text/settingsText.ts';
import type { Entry, EntryKind } from './entry.ts';
import { writeEntryFile, largestFile, type ReadFile, readFile } from './entryFile.ts';
import { entryText } from './entryText.ts';

export interface EntryFilesProps {
  kind: EntryKind;
  entries: readonly Entry[];
  onRead: (outcome: ReadFile) => void;
}

/** Takes entries out of a file, and gives them all as one. */
export function EntryFiles({ kind, entries, onRead }: EntryFilesProps) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <VisuallyHidden>
        <input
          ref={file}
          type="file"
          tabIndex={-1}
          aria-label={`${settingsText.vocabularyImport}: ${entryText[kind].heading}`}
          accept=".json,.txt,.csv,.tsv,application/json,text/plain,text/csv"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen !== undefined) {
              void read(kind, chosen, entries).then(onRead);
            }
            currentTarget.value = '';
          }}
        />
      </VisuallyHidden>
      <Button
        variant="quiet"
        size="small"
        icon={<UploadIcon />}
        onClick={() => {
          file.current?.click();
        }}
      >
        {settingsText.vocabularyImport}
      </Button>
      {entries.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          icon={<DownloadIcon />}
          onClick={() => {
            downloadFile(
              new Blob([writeEntryFile(kind, entries)], { type: 'application/json' }),
              `${entryText[kind].file}.json`,
            );
          }}
        >
          {addedText.exportEntries}
        </Button>
      )}
    </>
  );
}

async function read(kind: EntryKind, file: File, entries: readonly Entry[]): Promise<ReadFile> {
  if (file.size > largestFile) {
    return { ok: false, line: null, reason: 'too-many' };
  }
  try {
    // A file that is not UTF-8 is refused instead of being read with replacement characters.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return readFile(kind, text, entries);
  } catch {
    return { ok: false, line: null, reason: 'unreadable' };
  }
}
