import { Dialog, Form } from '@nevisa/ui';
import { useId, useRef, useState } from 'react';
import { FormActions } from '../../../../shared/forms/FormActions.tsx';
import { addedText } from '../../../../shared/text/addedText.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { type Entry, type EntryKind, checkEntry } from './entry.ts';
import { EntryFields, parseEntry } from './EntryFields.tsx';
import { toFormErrors } from './entryText.ts';

export interface EditEntryProps {
  kind: EntryKind;
  entry: Entry;
  /** All but the one that is changed. */
  others: readonly Entry[];
  onSave: (entry: Entry) => void;
  onClose: () => void;
}

/** Changes one entry. */
export function EditEntry({ kind, entry, others, onSave, onClose }: EditEntryProps) {
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  return (
    <Dialog
      open
      size="small"
      title={fill(addedText.editEntry, { name: entry.name })}
      initialFocus={name}
      onClose={onClose}
      actions={<FormActions form={id} submit={commonText.saveChanges} onCancel={onClose} />}
    >
      <Form
        id={id}
        errors={errors}
        onSubmit={(data) => {
          const changed = parseEntry(data);
          const fault = checkEntry(kind, changed, others);
          setErrors(toFormErrors(kind, fault));
          if (fault === null) {
            onSave(changed);
            onClose();
          }
        }}
      >
        <EntryFields kind={kind} entry={entry} errors={errors} nameRef={name} />
      </Form>
    </Dialog>
  );
}
