import type { TranscriptDocument } from '@nevisa/transcript';
import { TranscriptEditor, type TranscriptEditorProps } from '@nevisa/ui';
import type { Ref } from 'react';
import { editingText } from '../../../shared/text/editingText.ts';
import { liveText } from '../../../shared/text/liveText.ts';

export interface EditorSheetProps extends Pick<
  TranscriptEditorProps,
  'hits' | 'shownHit' | 'heads' | 'spoken' | 'uncertain' | 'readOnly' | 'onShortcut' | 'onBlur'
> {
  document: TranscriptDocument;
  /** Receives the text field. */
  ref?: Ref<HTMLDivElement>;
}

/** The text on its sheet, ready to write. */
export function EditorSheet(props: EditorSheetProps) {
  return (
    <TranscriptEditor {...props} label={editingText.sheet} placeholder={liveText.placeholder} />
  );
}
