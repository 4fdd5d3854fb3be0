import { cleanText, type TranscriptDocument, watchContent } from '@nevisa/transcript';
import {
  Button,
  Dialog,
  formatNumber,
  LiveRegion,
  ProposalList,
  Spinner,
  Stack,
  Switch,
  type ToastQueue,
} from '@nevisa/ui';
import type { WritingSettings } from '@nevisa/writing';
import { useEffect, useMemo, useState } from 'react';
import { addedText } from '../../../../shared/text/addedText.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { editingText } from '../../../../shared/text/editingText.ts';
import { editorText } from '../../../../shared/text/editorText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { liveText } from '../../../../shared/text/liveText.ts';
import { findProposals, type TextProposal } from './findProposals.ts';

export interface CleanupDialogProps {
  document: TranscriptDocument;
  /** The person's rules, which dictation uses too. */
  settings: WritingSettings;
  toasts: ToastQueue;
  /** Called right before the text is changed. */
  keepVersion: () => void;
  onClose: () => void;
}

/** What the writing rules would change of the text, one by one: nothing is changed unseen. */
export function CleanupDialog(props: CleanupDialogProps) {
  const { document, settings, onClose } = props;
  const [isFormal, setFormal] = useState(settings.style === 'formal');
  const [refused, setRefused] = useState<ReadonlySet<string>>(() => new Set());
  const proposals = useProposals(document, settings, isFormal);
  const accepted = proposals?.filter(({ id }) => !refused.has(id)) ?? [];
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={editorText.cleanup}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button disabled={accepted.length === 0} onClick={() => apply(props, accepted)}>
            {commonText.apply}
          </Button>
        </>
      }
    >
      <Stack>
        <Switch
          label={addedText.formalChanges}
          hint={editingText.cleanupSettings}
          checked={isFormal}
          onChange={({ currentTarget }) => setFormal(currentTarget.checked)}
        />
        <LiveRegion>{describeCount(proposals)}</LiveRegion>
        {proposals === null && <Spinner />}
        {proposals !== null && proposals.length > 0 && (
          <ProposalList proposals={proposals} refused={refused} onRefusedChange={setRefused} />
        )}
      </Stack>
    </Dialog>
  );
}

/** Null while they are sought. They follow each change of the text, e.g. by another device. */
function useProposals(
  document: TranscriptDocument,
  settings: WritingSettings,
  isFormal: boolean,
): readonly TextProposal[] | null {
  const [found, setFound] = useState<readonly TextProposal[] | null>(null);
  const rules = useMemo(
    () => ({ ...settings, style: isFormal ? ('formal' as const) : ('as_spoken' as const) }),
    [settings, isFormal],
  );
  useEffect(() => {
    let stop = findProposals(document.text(), rules, setFound);
    const stopWatching = watchContent(document, () => {
      stop();
      stop = findProposals(document.text(), rules, setFound);
    });
    return () => {
      stop();
      stopWatching();
    };
  }, [document, rules]);
  return found;
}

function describeCount(proposals: readonly TextProposal[] | null): string {
  if (proposals === null) {
    return editingText.cleanupFinding;
  }
  return proposals.length === 0
    ? addedText.formalNothing
    : fill(editorText.cleanupChanges, { n: formatNumber(proposals.length) });
}

/** Makes the accepted changes as one step, with the way back. */
function apply(
  { document, keepVersion, toasts, onClose }: CleanupDialogProps,
  accepted: readonly TextProposal[],
): void {
  keepVersion();
  const count = cleanText(
    document,
    accepted.map(({ change }) => change),
  );
  const text = document.text();
  toasts.add({
    text: fill(editingText.cleaned, { n: formatNumber(count) }),
    tone: 'success',
    action: {
      label: liveText.undo,
      onPress: () => {
        // After more typing the last step is another one.
        if (document.text() === text) {
          document.undo();
        }
      },
    },
  });
  onClose();
}
