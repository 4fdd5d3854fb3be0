import {
  addSpeaker,
  assignSpeaker,
  findSpeakerByName,
  mergeSpeakerInto,
  renameSpeaker,
  type SavedSpeaker,
  type SpokenParagraph,
  type TranscriptDocument,
} from '@nevisa/transcript';
import { Button, Dialog, Form, TextField } from '@nevisa/ui';
import { useId, useRef, useState } from 'react';
import { commonText } from '../../../../shared/text/commonText.ts';
import { editingText } from '../../../../shared/text/editingText.ts';
import { editorText } from '../../../../shared/text/editorText.ts';
import { fill } from '../../../../shared/text/fill.ts';

export interface SpeakerNameDialogProps {
  document: TranscriptDocument;
  speakers: readonly SavedSpeaker[];
  paragraph: SpokenParagraph;
  /** What a further speaker says. */
  range: { readonly from: number; readonly to: number };
  /** A further speaker, in place of a new name for the present one. */
  isNew: boolean;
  onClose: () => void;
}

/** Asks for a name: of a further speaker, or a new one in the whole text or in one paragraph. */
export function SpeakerNameDialog(props: SpeakerNameDialogProps) {
  const { speakers, paragraph, isNew, onClose } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const present = isNew ? undefined : speakers.find((one) => one.id === paragraph.speaker);
  const [name, setName] = useState(present?.name ?? '');
  const same = findSpeakerByName(speakers, name);
  const other = same?.id === present?.id ? undefined : same;
  const { nameHere, nameEverywhere } = createCommands(props, { name, present, other });
  const finish = (change: () => void) => {
    change();
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      title={isNew ? editingText.newSpeaker : editingText.renameSpeaker}
      onClose={onClose}
      initialFocus={field}
      actions={
        <>
          {present !== undefined && (
            <Button variant="secondary" onClick={() => finish(nameHere)}>
              {editingText.renameHere}
            </Button>
          )}
          <Button type="submit" form={id}>
            {present === undefined
              ? commonText.apply
              : other === undefined
                ? editingText.renameAll
                : editingText.mergeSpeakers}
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={() => finish(present === undefined ? nameHere : nameEverywhere)}>
        <TextField
          ref={field}
          name="name"
          label={editorText.speakerName}
          value={name}
          dir="auto"
          autoComplete="off"
          hint={
            other === undefined ? undefined : fill(editingText.sameSpeaker, { name: other.name })
          }
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Form>
    </Dialog>
  );
}

interface Naming {
  name: string;
  present: SavedSpeaker | undefined;
  /** Another speaker has this name. */
  other: SavedSpeaker | undefined;
}

function createCommands(
  { document, paragraph, range: selected, isNew }: SpeakerNameDialogProps,
  { name, present, other }: Naming,
) {
  const range = isNew ? selected : paragraph;
  return {
    nameHere: () => {
      if (other === undefined) {
        addSpeaker(document, { id: crypto.randomUUID(), name }, range);
      } else {
        assignSpeaker(document, range, other.id);
      }
    },
    nameEverywhere: () => {
      if (present !== undefined && other === undefined) {
        renameSpeaker(document, present.id, name);
      } else if (present !== undefined && other !== undefined) {
        mergeSpeakerInto(document, present.id, other.id);
      }
    },
  };
}
