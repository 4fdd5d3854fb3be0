import { AlertDialog, Button, ConfirmByWord, Dialog, formatNumber, Stack } from '@nevisa/ui';
import { useRef } from 'react';
import { foldPersian } from '@nevisa/writing';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { DeleteAllFacts } from './DeleteAllFacts.tsx';
import type { History } from '../data/useHistory.ts';
import { OwnTextDialog } from './OwnTextDialog.tsx';

/** The questions of the list: before a deletion that nothing takes back, before the deletion of everything, and about a title that has two. */
export default function HistoryDialogs({ history }: { history: History }) {
  const { bulk } = history.view;
  const isAsked = history.asking || history.working;
  return (
    <>
      <ForeverDialog history={history} open={isAsked && bulk?.action === 'deleteForever'} />
      <DeleteAllDialog history={history} open={isAsked && bulk?.action === 'deleteAll'} />
      <NameDialog history={history} />
      <OwnTextDialog device={history.device} />
    </>
  );
}

interface QuestionProps {
  history: History;
  open: boolean;
}

function ForeverDialog({ history, open }: QuestionProps) {
  const { actor } = history.member;
  const n = formatNumber(history.view.bulk?.ids.length ?? 0);
  return (
    <AlertDialog
      open={open}
      busy={history.working}
      variant="danger"
      title={fill(addedHistoryText.historyForeverTitle, { n })}
      confirmLabel={historyText.deleteForever}
      onClose={() => {
        actor.send({ type: 'bulk.canceled' });
      }}
      onConfirm={() => {
        actor.send({ type: 'bulk.confirmed' });
      }}
    >
      {addedHistoryText.historyForeverText}
    </AlertDialog>
  );
}

/** Everything goes to the trash after a typed word. */
function DeleteAllDialog({ history, open }: QuestionProps) {
  const { actor } = history.member;
  return (
    <ConfirmByWord
      open={open}
      busy={history.working}
      title={historyText.deleteAll}
      confirmLabel={historyText.deleteAll}
      fieldLabel={historyText.deleteAllText}
      mismatch={historyText.deleteAllText}
      matches={(typed) => foldPersian(typed) === foldPersian(historyText.deleteAllWord)}
      onClose={() => {
        actor.send({ type: 'bulk.canceled' });
      }}
      onConfirm={() => {
        actor.send({ type: 'bulk.confirmed' });
      }}
    >
      <DeleteAllFacts history={history} />
    </ConfirmByWord>
  );
}

/** Two people have changed a title: both are shown, and one is chosen; the typed one stays in its field otherwise. */
function NameDialog({ history }: { history: History }) {
  const { actor } = history.member;
  const { rename } = history.view;
  const cancel = useRef<HTMLButtonElement>(null);
  const close = () => {
    actor.send({ type: 'rename.canceled' });
  };
  const choose = (choice: 'mine' | 'theirs') => {
    actor.send({ type: 'conflict.resolved', choice });
  };
  return (
    <Dialog
      open={history.conflict}
      size="small"
      title={addedHistoryText.historyNameConflictTitle}
      onClose={close}
      initialFocus={cancel}
      actions={
        <>
          <Button ref={cancel} variant="secondary" onClick={close}>
            {commonText.cancel}
          </Button>
          <Button variant="secondary" onClick={() => choose('theirs')}>
            {addedHistoryText.historyTakeTheirs}
          </Button>
          <Button onClick={() => choose('mine')}>{addedHistoryText.historyTakeMine}</Button>
        </>
      }
    >
      <Stack gap="small">
        <p>{fill(addedHistoryText.historyNameMine, { title: rename?.typed ?? '' })}</p>
        <p>{fill(addedHistoryText.historyNameTheirs, { title: rename?.current?.title ?? '' })}</p>
      </Stack>
    </Dialog>
  );
}
