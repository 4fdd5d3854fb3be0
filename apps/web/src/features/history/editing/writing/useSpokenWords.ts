import { type TranscriptDocument, writeSpokenWords } from '@nevisa/transcript';
import type { ToastQueue } from '@nevisa/ui';
import type { WritingSettings } from '@nevisa/writing';
import { listText } from '../../../../shared/text/listText.ts';
import { editingText } from '../../../../shared/text/editingText.ts';
import { fill } from '../../../../shared/text/fill.ts';

export interface SpokenWordsOptions {
  document: TranscriptDocument;
  isReadOnly: boolean;
  /** The engine words of the text are here. */
  hasWords: () => boolean;
  settings: () => WritingSettings;
  toasts: ToastQueue;
  /** Says what was written to a screen reader. */
  say: (sentence: string) => void;
}

/** Returns the command that writes the number or the voice command at the caret, or those of the selection, as they were said. */
export function useSpokenWords({
  document,
  isReadOnly,
  hasWords,
  settings,
  toasts,
  say,
}: SpokenWordsOptions): () => void {
  return () => {
    if (isReadOnly) {
      return;
    }
    const changes = writeSpokenWords(document, settings());
    if (changes.length > 0) {
      const words = changes.map(({ spoken }) => `«${spoken}»`).join(listText.comma);
      say(fill(editingText.spokenWritten, { words }));
      return;
    }
    toasts.add({ text: hasWords() ? editingText.spokenNone : editingText.spokenNotLoaded });
  };
}
