import { TextArea, TextField } from '@nevisa/ui';
import type { Ref } from 'react';
import { type Entry, type EntryKind, longest } from './entry.ts';
import { entryText } from './entryText.ts';

export const emptyEntry: Entry = { name: '', more: '' };

export interface EntryFieldsProps {
  kind: EntryKind;
  /** The initial values of the fields. */
  entry?: Entry;
  errors: Readonly<Record<string, string>>;
  nameRef?: Ref<HTMLInputElement>;
}

/** The two fields of an entry, for adding and editing. */
export function EntryFields({ kind, entry = emptyEntry, errors, nameRef }: EntryFieldsProps) {
  const { name, more } = entryText[kind];
  const shared = { autoComplete: 'off', name: 'more', label: more, defaultValue: entry.more };
  return (
    <>
      <TextField
        ref={nameRef}
        name="name"
        label={name}
        autoComplete="off"
        defaultValue={entry.name}
        maxLength={longest.name}
        error={errors['name']}
      />
      {kind === 'vocabulary' ? (
        <TextField {...shared} maxLength={longest.more.vocabulary} error={errors['more']} />
      ) : (
        <TextArea {...shared} rows={2} limit={longest.more.snippets} error={errors['more']} />
      )}
    </>
  );
}

/** Reads the fields of a form. */
export function parseEntry(data: FormData): Entry {
  return { name: readText(data, 'name'), more: readText(data, 'more') };
}

function readText(data: FormData, field: string): string {
  const value = data.get(field);
  return typeof value === 'string' ? value.trim() : '';
}
