import type { FoundDraft } from '@nevisa/machines';
import {
  Alert,
  AlertDialog,
  Button,
  Dialog,
  formatDateTime,
  formatNumber,
  LiveRegion,
  parseWireTime,
  spellDuration,
  Stack,
} from '@nevisa/ui';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { Recovery } from '../workspace/createRecovery.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { liveText } from '../../../shared/text/liveText.ts';

/** Offers to go on with what was left unfinished, to save it, or to throw it away. */
export default function RecoveryDialog({ recovery }: { recovery: Recovery }) {
  const { draft, failure } = useSelector(recovery, (state) => state.context);
  const confirming = useSelector(recovery, (state) => state.hasTag('confirming'));
  const busy = useSelector(recovery, (state) => state.hasTag('busy'));
  const goOn = useRef<HTMLButtonElement>(null);
  if (draft === null) {
    return null;
  }
  return (
    <>
      <Dialog
        open={!confirming}
        initialFocus={goOn}
        onClose={() => {
          recovery.send({ type: 'recovery.postponed' });
        }}
        title={liveText.recoverTitle}
        actions={
          <>
            <Button
              variant="quiet"
              onClick={() => {
                recovery.send({ type: 'discard.requested' });
              }}
            >
              {liveText.recoverDiscard}
            </Button>
            <Button
              variant="secondary"
              busy={busy}
              onClick={() => {
                recovery.send({ type: 'draft.savedToHistory' });
              }}
            >
              {liveText.recoverSave}
            </Button>
            <Button
              ref={goOn}
              busy={busy}
              onClick={() => {
                recovery.send({ type: 'draft.continued' });
              }}
            >
              {liveText.recoverContinue}
            </Button>
          </>
        }
      >
        <Stack>
          <p>{sentenceFor(draft)}</p>
          <LiveRegion urgent>
            {failure !== null && <Alert tone="danger">{addedText.recoverFailed}</Alert>}
          </LiveRegion>
        </Stack>
      </Dialog>
      <AlertDialog
        open={confirming}
        busy={busy}
        variant="danger"
        title={liveText.recoverDiscard}
        confirmLabel={liveText.recoverDiscard}
        onClose={() => {
          recovery.send({ type: 'discard.canceled' });
        }}
        onConfirm={() => {
          recovery.send({ type: 'discard.confirmed' });
        }}
      >
        {liveText.recoverDiscardConfirm}
      </AlertDialog>
    </>
  );
}

function sentenceFor({ changedAt, audioDuration, words }: FoundDraft): string {
  const time = parseWireTime(new Date(changedAt).toISOString());
  return fill(liveText.recoverText, {
    date: time === null ? '' : formatDateTime(time),
    t: spellDuration(audioDuration / 1_000),
    n: formatNumber(words),
  });
}
