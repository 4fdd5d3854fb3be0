import { Dialog, Form } from '@nevisa/ui';
import { useId, useRef, useState } from 'react';
import { FormDialogButtons } from '../../../../shared/forms/FormDialogButtons.tsx';
import { useLeaveHold } from '../../../../shared/leaving/useLeaveHold.ts';
import { addedText } from '../../../../shared/text/addedText.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { type Entry, type EntryKind, checkEntry, isChanged } from './entry.ts';
import { EntryFields, parseEntry } from './EntryFields.tsx';
import { toFormErrors } from './entryText.ts';

export interface EditEntryProps {
  kind: EntryKind;
  entry: Entry;
  /** All but the one that is changed. */
  others: readonly Entry[];
  /** What was typed before the dialog was closed without an answer. */
  kept: Entry | null;
  onSave: (entry: Entry) => void;
  /** Called with a typed change, so that it is there again, or with null after an answer and without a change. */
  onClose: (typed: Entry | null) => void;
}

/** Changes one entry. */
export function EditEntry({ kind, entry, others, kept, onSave, onClose }: EditEntryProps) {
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [first] = useState(kept ?? entry);
  const [typed, setTyped] = useState(first);
  const differs = isChanged(typed, entry);
  useLeaveHold(differs);
  return (
    <Dialog
      open
      size="small"
      title={fill(addedText.editEntry, { name: entry.name })}
      initialFocus={name}
      onClose={() => onClose(differs ? typed : null)}
      actions={
        <FormDialogButtons
          form={id}
          submitLabel={commonText.saveChanges}
          onBack={() => onClose(null)}
        />
      }
    >
      <Form
        id={id}
        errors={errors}
        onInput={({ currentTarget }) => setTyped(parseEntry(new FormData(currentTarget)))}
        onSubmit={(data) => {
          const changed = parseEntry(data);
          const fault = checkEntry(kind, changed, others);
          setErrors(toFormErrors(kind, fault));
          if (fault === null) {
            onSave(changed);
            onClose(null);
          }
        }}
      >
        <EntryFields kind={kind} entry={first} errors={errors} nameRef={name} />
      </Form>
    </Dialog>
  );
}
