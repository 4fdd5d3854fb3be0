import { AlertDialog } from '@nevisa/ui';
import { fill } from '../../../shared/text/fill.ts';
import { filesText, historyFilesText } from '../../../shared/text/filesText.ts';
import { isolateName, toFileTitle } from './words/fileTitle.ts';
import type { AskedCancel } from './useRowActions.ts';

interface CancelQuestionProps {
  asked: AskedCancel | null;
  onConfirm: (id: string) => void;
  onClose: () => void;
}

/** Asks before what was sent or converted is lost. */
export function CancelQuestion({ asked, onConfirm, onClose }: CancelQuestionProps) {
  const name = isolateName(toFileTitle(asked?.upload.file.name ?? ''));
  const isJob = asked?.isJob === true;
  return (
    <AlertDialog
      open={asked !== null}
      variant="danger"
      title={fill(isJob ? filesText.cancelJobTitle : filesText.cancelTitle, { name })}
      confirmLabel={isJob ? historyFilesText.cancelTask : filesText.cancel}
      cancelLabel={filesText.keepGoing}
      onClose={onClose}
      onConfirm={() => {
        if (asked !== null) {
          onConfirm(asked.upload.id);
        }
        onClose();
      }}
    >
      {isJob ? filesText.cancelJobText : filesText.cancelText}
    </AlertDialog>
  );
}
