import { Alert, Button, Stack, TranscriptText } from '@nevisa/ui';
import { type Ref, Suspense } from 'react';
import { reloadPage } from '../../../app/reloadPage.ts';
import { Boundary } from '../../../shared/late/Boundary.tsx';
import { createLate } from '../../../shared/late/createLate.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { appText } from '../../../shared/text/appText.ts';
import { liveText } from '../../../shared/text/liveText.ts';
import type { LiveDictation } from './hooks/useDictation.ts';

const TranscriptEditor = createLate(
  () => import('../workspace/editorChunk.ts'),
  (chunk) => chunk.TranscriptEditor,
);

export interface LiveSheetProps {
  dictation: LiveDictation;
  /** Undoes the last voice command; false without one. */
  onUndo: () => boolean;
  /** Receives the text field. */
  ref: Ref<HTMLDivElement>;
  /** The id of the guide that is shown in place of the placeholder; null without one. */
  guideId: string | null;
}

/** The transcript: read-only while the editor is loading or unavailable, editable with it. */
export function LiveSheet({ dictation, onUndo, ref, guideId }: LiveSheetProps) {
  const { transcript, editing, segments, interim, choice, heard } = dictation;
  const heldBack = choice.text === 'end' && heard !== null;
  const placeholder =
    guideId === null ? (heldBack ? addedText.wordsHeldBack : liveText.placeholder) : '';
  const plain = (
    <TranscriptText
      segments={heldBack ? [] : segments}
      interim={interim}
      placeholder={placeholder}
    />
  );
  const missing = (
    <Stack>
      <Alert
        tone="warning"
        actions={
          heard === null && (
            <Button size="small" variant="secondary" onClick={reloadPage}>
              {appText.reload}
            </Button>
          )
        }
      >
        {addedText.editorMissing}
      </Alert>
      {plain}
    </Stack>
  );
  if (editing === 'missing') {
    return missing;
  }
  return transcript === null ? (
    plain
  ) : (
    <Boundary renderFailure={() => missing}>
      <Suspense fallback={plain}>
        <TranscriptEditor
          ref={ref}
          document={transcript}
          label={liveText.finalLabel}
          placeholder={placeholder}
          listening={heard !== null && choice.text === 'live'}
          {...(guideId !== null && { 'aria-describedby': guideId })}
          onShortcut={(event) => isUndo(event) && onUndo()}
        />
      </Suspense>
    </Boundary>
  );
}

function isUndo({ code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return code === 'KeyZ' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** A browser does not retry a failed script. The draft is offered again after the reload (G01, G02). */
