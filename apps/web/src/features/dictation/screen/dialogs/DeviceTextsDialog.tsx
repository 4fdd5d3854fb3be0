import {
  Alert,
  AlertDialog,
  Button,
  Dialog,
  EmptyState,
  formatNumber,
  LiveRegion,
  Stack,
} from '@nevisa/ui';
import { useState, useSyncExternalStore } from 'react';
import { PageSpinner } from '../../../../shared/shell/PageSpinner.tsx';
import { addedText } from '../../../../shared/text/addedText.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import type { DictationWorkspace } from '../../workspace/createDictationWorkspace.ts';
import type { DeviceText } from '../../workspace/deviceTexts.ts';
import { type DeviceTextList, type FailedAction, useDeviceTexts } from '../hooks/useDeviceTexts.ts';
import { DeviceTextItem } from './DeviceTextItem.tsx';

export interface DeviceTextsDialogProps {
  workspace: DictationWorkspace;
  onClose: () => void;
}

/** The texts of this device: to read, open, download, send and delete them (S12, S15). */
export function DeviceTextsDialog({ workspace, onClose }: DeviceTextsDialogProps) {
  const list = useDeviceTexts(workspace);
  const [deleting, setDeleting] = useState<readonly DeviceText[]>([]);
  return (
    <>
      <Dialog
        open={deleting.length === 0}
        size="large"
        onClose={onClose}
        title={addedText.deviceTexts}
      >
        <Stack>
          {list.texts?.length !== 0 && <p>{addedText.deviceTextsHint}</p>}
          <LiveRegion urgent>
            {list.failed !== null && <Alert tone="danger">{failures[list.failed]}</Alert>}
          </LiveRegion>
          <OldTexts list={list} onDelete={setDeleting} />
          <Texts list={list} workspace={workspace} onClose={onClose} onDelete={setDeleting} />
        </Stack>
      </Dialog>
      <AlertDialog
        open={deleting.length > 0}
        busy={list.busy}
        variant="danger"
        title={addedText.deleteTextTitle}
        confirmLabel={commonText.clear}
        onClose={() => setDeleting([])}
        onConfirm={() => {
          void list
            .remove(deleting.map(({ documentId }) => documentId))
            .then(() => setDeleting([]));
        }}
      >
        {formatQuestion(deleting)}
      </AlertDialog>
    </>
  );
}

interface TextsProps {
  list: DeviceTextList;
  workspace: DictationWorkspace;
  onClose: () => void;
  onDelete: (texts: readonly DeviceText[]) => void;
}

function Texts({ list, workspace, onClose, onDelete }: TextsProps) {
  const { texts, retention } = workspace;
  const stored = useSyncExternalStore(retention.subscribe, retention.read);
  if (list.isUnreadable) {
    return <Alert tone="danger">{addedText.deviceTextsNotLoaded}</Alert>;
  }
  if (list.texts === null) {
    return <PageSpinner />;
  }
  return list.texts.length === 0 ? (
    <EmptyState level={3} heading={addedText.deviceTextsEmpty} />
  ) : (
    list.texts.map((item) => (
      <DeviceTextItem
        key={item.documentId}
        item={item}
        texts={texts}
        busy={list.busy}
        sendable={stored !== false}
        onOpen={() => {
          void list.open(item.documentId).then((isOpen) => {
            if (isOpen) {
              onClose();
            }
          });
        }}
        onSend={() => list.send(item.documentId)}
        onDelete={() => onDelete([item])}
      />
    ))
  );
}

/** Offers texts of more than 30 days for deletion; none is deleted unasked. */
function OldTexts({ list: { old }, onDelete }: Pick<TextsProps, 'list' | 'onDelete'>) {
  return old.length === 0 ? null : (
    <Alert
      tone="information"
      actions={
        <Button size="small" variant="secondary" onClick={() => onDelete(old)}>
          {addedText.deleteOldTexts}
        </Button>
      }
    >
      {fill(addedText.oldTexts, { n: formatNumber(old.length) })}
    </Alert>
  );
}

function formatQuestion(deleting: readonly DeviceText[]): string {
  if (deleting.length > 1) {
    return fill(addedText.deleteOldConfirm, { n: formatNumber(deleting.length) });
  }
  return deleting[0]?.state === 'saved'
    ? addedText.deleteSavedConfirm
    : addedText.deleteTextConfirm;
}

const failures: Record<Exclude<FailedAction, null>, string> = {
  open: addedText.openTextFailed,
  send: addedText.sendTextFailed,
  delete: addedText.deleteTextFailed,
  elsewhere: addedText.openElsewhere,
};
