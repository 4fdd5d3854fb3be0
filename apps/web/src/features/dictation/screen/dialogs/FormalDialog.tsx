import type { TranscriptDocument } from '@nevisa/transcript';
import { CheckboxGroup, Dialog, Form, formatNumber } from '@nevisa/ui';
import { formalise } from '@nevisa/writing';
import { useId, useState } from 'react';
import { FormDialogButtons } from '../../../../shared/forms/FormDialogButtons.tsx';
import { addedText } from '../../../../shared/text/addedText.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { editorText } from '../../../../shared/text/editorText.ts';
import { fill } from '../../../../shared/text/fill.ts';

export interface FormalDialogProps {
  transcript: TranscriptDocument;
  onClose: () => void;
}

/** What formal style would change of the text, one by one: nothing is changed unseen. */
export function FormalDialog({ transcript, onClose }: FormalDialogProps) {
  const id = useId();
  const [text] = useState(transcript.text);
  const changes = formalise(text);
  return (
    <Dialog
      open
      onClose={onClose}
      title={editorText.cleanup}
      actions={
        <FormDialogButtons
          form={id}
          submitLabel={commonText.apply}
          disabled={changes.length === 0}
          onBack={onClose}
        />
      }
    >
      <Form
        id={id}
        onSubmit={(data) => {
          const agreed = new Set(data.getAll('change'));
          transcript.replace(changes.filter((_, at) => agreed.has(`${at}`)));
          onClose();
        }}
      >
        {changes.length === 0 ? (
          <p>{addedText.formalNothing}</p>
        ) : (
          <CheckboxGroup
            name="change"
            label={fill(editorText.cleanupChanges, { n: formatNumber(changes.length) })}
            defaultValue={changes.map((_, at) => `${at}`)}
            options={changes.map(({ from, to, before, after }, at) => ({
              value: `${at}`,
              label: fill(addedText.formalInstead, { from: before, to: after }),
              hint: findSurroundings(text, from, to),
            }))}
          />
        )}
      </Form>
    </Dialog>
  );
}

/** The words around a place, so that it is found again. */
function findSurroundings(text: string, from: number, to: number): string {
  const [left, right] = [text.slice(0, from), text.slice(to)];
  const before = left.split(/\s+/u).slice(-4).join(' ');
  const after = right.split(/\s+/u).slice(0, 4).join(' ');
  return `…${before}${text.slice(from, to)}${after}…`;
}
