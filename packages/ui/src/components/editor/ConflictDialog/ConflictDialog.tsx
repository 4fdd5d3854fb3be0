import { useRef, useState } from 'react';
import { editorText } from '../../../foundations/text/editorText.ts';
import { text } from '../../../foundations/text.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog, type ModalProps } from '../../overlay/Dialog/Dialog.tsx';
import { ConflictList } from './ConflictList.tsx';
import {
  chooseForAll,
  type ConflictChoice,
  type ConflictChoices,
  type ConflictDifference,
  isResolved,
} from './choices.ts';

const words = editorText.conflict;

export interface ConflictDialogProps extends Omit<
  ModalProps,
  'title' | 'actions' | 'initialFocus' | 'children'
> {
  /** The fields and paragraphs that differ, in reading order; the title first. */
  differences: readonly ConflictDifference[];
  /**
   * The heading.
   * @default that of a text
   */
  title?: string;
  /**
   * What is asked, and what becomes of the versions.
   * @default that of a text, whose versions are kept
   */
  sentence?: string;
  /** Called with a choice for each difference. */
  onResolve: (choices: ConflictChoices) => void;
  /** The choices are being saved. */
  busy?: boolean;
}

/**
 * Asks for each difference of two versions of a text which one remains. The cancel button has the
 * initial focus. Choices survive closing and a further conflict, as long as their difference exists.
 */
export function ConflictDialog({
  open,
  differences,
  title = words.title,
  sentence = words.sentence,
  onResolve,
  onClose,
  busy = false,
  ...rest
}: ConflictDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const [choices, setChoices] = useState<ConflictChoices>(new Map());
  const [rounds, setRounds] = useState(0);
  const current = new Map(
    differences.flatMap(({ id }) => {
      const choice = choices.get(id);
      return choice === undefined ? [] : [[id, choice] as const];
    }),
  );
  const close = () => !busy && onClose();
  return (
    <Dialog
      size="large"
      {...rest}
      open={open}
      onClose={close}
      title={title}
      initialFocus={cancel}
      actions={
        <>
          <Button ref={cancel} variant="secondary" disabled={busy} onClick={close}>
            {text.cancel}
          </Button>
          <Button
            busy={busy}
            disabled={!isResolved(differences, current)}
            onClick={() => onResolve(current)}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <ConflictList
        sentence={sentence}
        differences={differences}
        choices={current}
        round={rounds}
        onChoose={(id, choice) => setChoices((before) => new Map(before).set(id, choice))}
        onChooseAll={(choice: ConflictChoice) => {
          setChoices(chooseForAll(differences, choice));
          setRounds((before) => before + 1);
        }}
      />
    </Dialog>
  );
}
