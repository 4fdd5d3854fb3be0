import { Button, Form, Grid, PlusIcon } from '@nevisa/ui';
import { useEffect, useRef, useState } from 'react';
import { useLeaveHold } from '../../../../shared/leaving/useLeaveHold.ts';
import { type Entry, type EntryKind, checkEntry, foldName } from './entry.ts';
import { emptyEntry, EntryFields, parseEntry } from './EntryFields.tsx';
import { entryText, toFormErrors } from './entryText.ts';

export interface AddEntryProps {
  kind: EntryKind;
  entries: readonly Entry[];
  /**
   * The server refused a change of the entries: the values of the entry that was added last are restored in
   * the fields, as soon as these are empty.
   */
  refused: boolean;
  onAdd: (entry: Entry) => void;
}

interface Typed {
  /** A new number makes the fields anew. */
  form: number;
  entry: Entry;
  /** The added entry, until the server refuses it. */
  sent: Entry | null;
  /** A refused entry that waits until the fields are empty. */
  held: Entry | null;
  /** The fields are empty. */
  isEmpty: boolean;
}

/** Adds an entry and is ready for the next. */
export function AddEntry({ kind, entries, refused, onAdd }: AddEntryProps) {
  const [typed, setTyped] = useState(firstTyped);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const name = useRef<HTMLInputElement>(null);
  const { form: number, sent } = typed;
  useLeaveHold(!typed.isEmpty);
  if (refused && sent !== null) {
    // The refusal may be about another entry.
    const isMissing = !entries.some((one) => foldName(one) === foldName(sent));
    setTyped({ ...typed, sent: null, ...(isMissing && takeBack(typed, sent)) });
  }
  useEffect(() => {
    if (number > 0 && document.activeElement === document.body) {
      name.current?.focus();
    }
  }, [number]);
  return (
    <Form
      errors={errors}
      onInput={({ currentTarget }) => {
        const { name: typedName, more } = parseEntry(new FormData(currentTarget));
        setTyped((before) => ({ ...before, isEmpty: typedName === '' && more === '' }));
      }}
      onSubmit={(data, { currentTarget: form }) => {
        const entry = parseEntry(data);
        const fault = checkEntry(kind, entry, entries);
        setErrors(toFormErrors(kind, fault));
        if (fault === null) {
          form.reset();
          const { held } = typed;
          const next = { ...typed, entry: emptyEntry, sent: entry, held: null, isEmpty: true };
          const isBack = held !== null && checkEntry(kind, held, [entry, ...entries]) === null;
          setTyped(isBack ? { ...next, ...takeBack(next, held) } : next);
          onAdd(entry);
          name.current?.focus();
        }
      }}
    >
      <Grid key={number} least={kind === 'vocabulary' ? 'medium' : 'widest'}>
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

const firstTyped: Typed = { form: 0, entry: emptyEntry, sent: null, held: null, isEmpty: true };

/** Puts a refused entry into the fields, or lets it wait for those of another one. */
function takeBack({ form, isEmpty }: Typed, entry: Entry): Partial<Typed> {
  return isEmpty ? { form: form + 1, entry, isEmpty: false } : { held: entry };
}
