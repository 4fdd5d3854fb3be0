import { Dialog, Form, TextField } from '@nevisa/ui';
import { useId, useRef } from 'react';
import { FormDialogButtons } from '../../../../shared/forms/FormDialogButtons.tsx';
import { addedText } from '../../../../shared/text/addedText.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { liveText } from '../../../../shared/text/liveText.ts';
import { nameDocument } from '../../workspace/nameDocument.ts';

export interface SaveDialogProps {
  onClose: () => void;
  onSave: (title: string) => void;
}

/** Asks for the title of the transcript; the date is the default. */
export function SaveDialog({ onClose, onSave }: SaveDialogProps) {
  const id = useId();
  const title = nameDocument();
  const name = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      size="small"
      initialFocus={name}
      onClose={onClose}
      title={liveText.recoverSave}
      actions={<FormDialogButtons form={id} submitLabel={commonText.save} onBack={onClose} />}
    >
      <Form
        id={id}
        onSubmit={(data) => {
          const given = data.get('title');
          onSave(typeof given === 'string' && given.trim() !== '' ? given.trim() : title);
        }}
      >
        <TextField
          ref={name}
          name="title"
          label={liveText.saveTitle}
          defaultValue={title}
          maxLength={120}
          hint={addedText.saveExplained}
        />
      </Form>
    </Dialog>
  );
}
