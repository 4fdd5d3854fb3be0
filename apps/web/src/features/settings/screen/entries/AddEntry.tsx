import { Button, Form, Grid, PlusIcon } from '@nevisa/ui';
import { useRef, useState } from 'react';
import { type Entry, type EntryKind, checkEntry } from './entry.ts';
import { emptyEntry, EntryFields, parseEntry } from './EntryFields.tsx';
import { entryText, toFormErrors } from './entryText.ts';

export interface AddEntryProps {
  kind: EntryKind;
  entries: readonly Entry[];
  /** The server refused the entry that was added last: its values are restored in the fields. */
  refused: boolean;
  onAdd: (entry: Entry) => void;
}

interface Typed {
  /** A new number makes the fields anew. */
  form: number;
  entry: Entry;
  /** The added entry, until the server accepts or refuses it. */
  sent: Entry | null;
}

/** Adds an entry and is ready for the next. */
export function AddEntry({ kind, entries, refused, onAdd }: AddEntryProps) {
  const [typed, setTyped] = useState<Typed>({ form: 0, entry: emptyEntry, sent: null });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const name = useRef<HTMLInputElement>(null);
  if (refused && typed.sent !== null) {
    setTyped({ form: typed.form + 1, entry: typed.sent, sent: null });
  }
  return (
    <Form
      errors={errors}
      onSubmit={(data, { currentTarget: form }) => {
        const entry = parseEntry(data);
        const fault = checkEntry(kind, entry, entries);
        setErrors(toFormErrors(kind, fault));
        if (fault === null) {
          form.reset();
          setTyped({ ...typed, entry: emptyEntry, sent: entry });
          onAdd(entry);
          name.current?.focus();
        }
      }}
    >
      <Grid key={typed.form} least={kind === 'vocabulary' ? 'medium' : 'widest'}>
        <EntryFields kind={kind} entry={typed.entry} errors={errors} nameRef={name} />
      </Grid>
      <div>
        <Button type="submit" variant="secondary" icon={<PlusIcon />}>
          {entryText[kind].add}
        </Button>
      </div>
    </Form>
  );
}
