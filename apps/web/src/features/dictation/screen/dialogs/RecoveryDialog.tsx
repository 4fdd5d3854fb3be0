import { Alert, AlertDialog, Button, Cluster, Dialog, LiveRegion, Stack } from '@nevisa/ui';
import { shallowEqual, useSelector } from '@xstate/react';
import { type Ref, useRef, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { DictationWorkspace } from '../../workspace/createDictationWorkspace.ts';
import type { Recovery } from '../../workspace/createRecovery.ts';
import { addedText } from '../../../../shared/text/addedText.ts';
import { liveText } from '../../../../shared/text/liveText.ts';
import { describeFoundDraft } from './describeFoundDraft.ts';
import type { RecoveryProps } from './Recovery.tsx';
import { SoundPlayer } from './SoundPlayer.tsx';

/** Offers to continue, save or discard a draft of an earlier visit. */
export function RecoveryDialog({ workspace, onTexts }: RecoveryProps) {
  const { recovery } = workspace;
  const { draft, failure, confirming, busy } = useSelector(recovery, selectView, shallowEqual);
  const continueButton = useRef<HTMLButtonElement>(null);
  if (draft === null) {
    return null;
  }
  return (
    <>
      <Dialog
        open={!confirming}
        initialFocus={continueButton}
        onClose={() => recovery.send({ type: 'recovery.postponed' })}
        title={liveText.recoverTitle}
        actions={
          <RecoveryActions workspace={workspace} busy={busy} continueButton={continueButton} />
        }
      >
        <Stack>
          <p>{describeFoundDraft(draft)}</p>
          {draft.audioDuration > 0 && (
            <SoundPlayer texts={workspace.texts} documentId={draft.documentId} />
          )}
          <Cluster>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                recovery.send({ type: 'recovery.postponed' });
                onTexts();
              }}
            >
              {addedText.deviceTexts}
            </Button>
          </Cluster>
          <LiveRegion urgent>
            {failure !== null && (
              <Alert tone="danger">
                {failure === 'elsewhere' ? addedText.openElsewhere : addedText.recoverFailed}
              </Alert>
            )}
          </LiveRegion>
        </Stack>
      </Dialog>
      <AlertDialog
        open={confirming}
        busy={busy}
        variant="danger"
        title={liveText.recoverDiscard}
        confirmLabel={liveText.recoverDiscard}
        onClose={() => recovery.send({ type: 'discard.canceled' })}
        onConfirm={() => recovery.send({ type: 'discard.confirmed' })}
      >
        {liveText.recoverDiscardConfirm}
      </AlertDialog>
    </>
  );
}

interface RecoveryActionsProps {
  workspace: DictationWorkspace;
  busy: boolean;
  continueButton: Ref<HTMLButtonElement>;
}

function RecoveryActions({ workspace, busy, continueButton }: RecoveryActionsProps) {
  const { recovery, retention } = workspace;
  const stored = useSyncExternalStore(retention.subscribe, retention.read);
  return (
    <>
      <Button variant="quiet" onClick={() => recovery.send({ type: 'discard.requested' })}>
        {liveText.recoverDiscard}
      </Button>
      {stored !== false && (
        <Button
          variant="secondary"
          busy={busy}
          onClick={() => recovery.send({ type: 'draft.savedToHistory' })}
        >
          {liveText.recoverSave}
        </Button>
      )}
      <Button
        ref={continueButton}
        busy={busy}
        onClick={() => recovery.send({ type: 'draft.continued' })}
      >
        {liveText.recoverContinue}
      </Button>
    </>
  );
}

function selectView(state: SnapshotFrom<Recovery>) {
  const { draft, failure } = state.context;
  return { draft, failure, confirming: state.hasTag('confirming'), busy: state.hasTag('busy') };
}
