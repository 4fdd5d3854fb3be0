import type { ConflictChoice, ConflictField, FieldValue } from '@nevisa/machines';
import { Button, Dialog, RadioGroup, Stack } from '@nevisa/ui';
import { useId, useRef } from 'react';
import { formatCode } from '../../../shared/formatCode.ts';
import { listText } from '../../../shared/text/listText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { recordText } from '../../../shared/text/recordText.ts';
import { managementText } from '../../../shared/text/managementText.ts';

export interface RecordConflictDialogProps {
  title: string;
  /** The names of the fields. */
  labels: Readonly<Record<string, string>>;
  /** The dialog is open while there are some. */
  conflicts: readonly ConflictField[];
  choices: Readonly<Record<string, ConflictChoice>>;
  onChoose: (field: string, choice: ConflictChoice) => void;
  /** Saves the choices over the newer record. */
  onResolve: () => void;
  onClose: () => void;
}

/** The fields that two administrators have changed, mine beside theirs. The focus begins on cancel. */
export function RecordConflictDialog({
  title,
  labels,
  conflicts,
  choices,
  onChoose,
  onResolve,
  onClose,
}: RecordConflictDialogProps) {
  const group = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const isComplete = conflicts.every(({ field }) => choices[field] !== undefined);
  return (
    <Dialog
      open={conflicts.length > 0}
      title={title}
      initialFocus={cancel}
      onClose={onClose}
      actions={
        <>
          <Button ref={cancel} variant="secondary" onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button disabled={!isComplete} onClick={onResolve}>
            {managementText.conflictSave}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{managementText.conflictText}</p>
        {conflicts.map(({ field, mine, theirs }) => (
          <RadioGroup
            key={field}
            name={`${group}-${field}`}
            label={labels[field] ?? field}
            {...(choices[field] !== undefined && { defaultValue: choices[field] })}
            options={[
              { value: 'mine', label: describe(mine), hint: managementText.conflictMine },
              { value: 'theirs', label: describe(theirs), hint: managementText.conflictTheirs },
            ]}
            onValueChange={(choice) => onChoose(field, choice === 'mine' ? 'mine' : 'theirs')}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

function describe(value: FieldValue): string {
  if (typeof value === 'boolean') {
    return value ? recordText.yes : recordText.no;
  }
  const text = Array.isArray(value) ? value.join(listText.comma) : String(value ?? '');
  return text === '' ? managementText.emptyValue : formatCode(text);
}
