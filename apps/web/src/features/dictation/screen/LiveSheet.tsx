import { Alert, Button, TranscriptText } from '@nevisa/ui';
import { lazy, Suspense } from 'react';
import { addedText } from '../../../shared/text/addedText.ts';
import { appText } from '../../../shared/text/appText.ts';
import { liveText } from '../../../shared/text/liveText.ts';
import type { LiveDictation } from './useDesk.ts';

const TranscriptEditor = lazy(async () => {
  const { TranscriptEditor: Editor } = await import('../workspace/editorChunk.ts');
  return { default: Editor };
});

export interface LiveSheetProps {
  dictation: LiveDictation;
  /** Takes back a command that was just carried out; false where there is none. */
  onUndo: () => boolean;
}

/** The text: to be read while its editor is on its way, or cannot be had, and to be edited with it. */
export function LiveSheet({ dictation, onUndo }: LiveSheetProps) {
  const { transcript, editing, segments, interim, choice, heard } = dictation;
  const heldBack = choice.text === 'end' && heard !== null;
  const placeholder = heldBack ? addedText.wordsHeldBack : liveText.placeholder;
  const plain = (
    <TranscriptText
      segments={heldBack ? [] : segments}
      interim={interim}
      placeholder={placeholder}
    />
  );
  if (editing === 'missing') {
    return (
      <>
        <Alert
          tone="warning"
          actions={
            heard === null && (
              <Button size="small" variant="secondary" onClick={reload}>
                {appText.reload}
              </Button>
            )
          }
        >
          {addedText.editorMissing}
        </Alert>
        {plain}
      </>
    );
  }
  return transcript === null ? (
    plain
  ) : (
    <Suspense fallback={plain}>
      <TranscriptEditor
        document={transcript}
        label={liveText.finalLabel}
        placeholder={placeholder}
        onShortcut={(event) => isUndo(event) && onUndo()}
      />
    </Suspense>
  );
}

function isUndo({ code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return code === 'KeyZ' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** A browser never asks again for a script that it could not have; the text is offered again afterwards (G01, G02). */
function reload(): void {
  window.location.reload();
}
