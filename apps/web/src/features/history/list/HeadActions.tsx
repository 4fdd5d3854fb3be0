import {
  Button,
  DeleteIcon,
  describeMenuButton,
  formatNumber,
  IconButton,
  MoreIcon,
  PlusIcon,
  type ToastQueue,
} from '@nevisa/ui';
import { useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { DialogBoundary } from '../../../shared/late/DialogBoundary.tsx';
import { createLate } from '../../../shared/late/createLate.ts';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { downloadText } from '../../../shared/text/downloadText.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { fill } from '../../../shared/text/fill.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { listText } from '../../../shared/text/listText.ts';
import { readPagesAgain } from '../data/historyCache.ts';
import { readEveryId } from '../data/readEveryId.ts';
import type { History } from '../data/useHistory.ts';

interface HeadPartProps {
  history: History;
  toasts: ToastQueue;
}

export interface HeadActionsProps extends HeadPartProps {
  /** Lets a person choose a file that becomes a text. */
  onAddFile: () => void;
}

/** The way to the trash and back, and what is done with all texts of the list. */
export function HeadActions({ history, toasts, onAddFile }: HeadActionsProps) {
  const { list, page } = history;
  const hasRows = (page.count ?? 0) > 0;
  const { trash } = list.address.filters;
  const show = (inTrash: boolean) => () => {
    list.filter({ trash: inTrash });
  };
  return trash ? (
    <>
      {/* A button of its own: the one of the list in its place would keep the focus. */}
      <Button key="back" variant="secondary" onClick={show(false)}>
        {addedHistoryText.historyBack}
      </Button>
      {hasRows && <EmptyTrash history={history} toasts={toasts} />}
    </>
  ) : (
    <>
      {!history.retention.off && (
        <Button variant="quiet" icon={<PlusIcon />} iconOnPhones onClick={onAddFile}>
          {addedText.addFile}
        </Button>
      )}
      <Button variant="quiet" icon={<DeleteIcon />} iconOnPhones onClick={show(true)}>
        {historyText.trash}
      </Button>
      {(hasRows || !history.retention.off) && (
        <ListMenu history={history} toasts={toasts} hasRows={hasRows} />
      )}
    </>
  );
}

const LateHeadMenu = createLate(
  () => import('./menusChunk.ts'),
  (chunk) => chunk.HeadMenu,
);

/** What is done with all texts, behind one button: on a phone the header stays one line. */
function ListMenu({ history, toasts, hasRows }: HeadPartProps & { hasRows: boolean }) {
  const { member, retention } = history;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isImporting, setImporting] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        label={addedHistoryText.historyListMenu}
        icon={<MoreIcon />}
        onPointerEnter={LateHeadMenu.preload}
        onFocus={LateHeadMenu.preload}
        {...describeMenuButton(anchor !== null, setAnchor)}
      />
      {anchor !== null && (
        <DialogBoundary onClose={close}>
          <LateHeadMenu
            anchor={anchor}
            onImport={retention.off ? null : () => setImporting(true)}
            onDeleteAll={
              hasRows
                ? () => {
                    member.actor.send({ type: 'bulk.requested', action: 'deleteAll', ids: [] });
                  }
                : null
            }
            onClose={close}
          />
        </DialogBoundary>
      )}
      {isImporting && (
        <Import history={history} toasts={toasts} onClose={() => setImporting(false)} />
      )}
    </>
  );
}

const LateImportDialog = createLate(
  () => import('../import/ImportDialog.tsx'),
  (chunk) => chunk.default,
);

/** Makes a text of a file; the toast opens it. */
function Import({ history, toasts, onClose }: HeadPartProps & { onClose: () => void }) {
  const { member, list } = history;
  return (
    <DialogBoundary onClose={onClose}>
      <LateImportDialog
        onClose={onClose}
        onMade={(id) => {
          onClose();
          readPagesAgain(member.queries);
          toasts.add({
            text: downloadText.imported,
            tone: 'success',
            action: { label: historyText.open, onPress: () => list.open(id) },
          });
        }}
      />
    </DialogBoundary>
  );
}

/** Reads the ids of the whole trash, also those on other pages, and then asks. */
function EmptyTrash({ history: { member }, toasts }: HeadPartProps) {
  const { authStore } = useAppServices();
  const [read, setRead] = useState<string | null>(null);
  const ask = async () => {
    setRead('');
    const { ids, failure } = await readEveryId(
      authStore.client(),
      { ordering: '-created_at', trash: true },
      (done, total) => {
        setRead(
          fill(listText.exportProgress, { done: formatNumber(done), total: formatNumber(total) }),
        );
      },
    );
    setRead(null);
    if (failure === null) {
      member.actor.send({ type: 'bulk.requested', action: 'deleteForever', ids });
    } else {
      const lines = listFailureLines(failure);
      toasts.add({ text: [listText.trashNotRead, ...lines].join('\n'), tone: 'danger' });
    }
  };
  return (
    <Button variant="quiet" busy={read !== null} onClick={() => void ask()}>
      {read === null || read === '' ? historyText.emptyTrash : read}
    </Button>
  );
}
