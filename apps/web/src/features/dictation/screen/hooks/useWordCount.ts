import { useMemo, useSyncExternalStore } from 'react';
import { countWords } from '@nevisa/writing';
import type { LiveDictation } from './useDictation.ts';

/** Words on the sheet, as Persian counts them. */
export function useWordCount({ transcript, segments }: LiveDictation): number {
  // The text counts each paragraph once; what was heard is counted anew with each sentence.
  const heard = useMemo(
    () => (transcript === null ? segments.reduce((sum, { text }) => sum + countWords(text), 0) : 0),
    [segments, transcript],
  );
  return useSyncExternalStore(
    (listener) => transcript?.subscribe(listener) ?? ignore,
    () => transcript?.wordCount() ?? heard,
  );
}

function ignore(): void {
  // There is nothing to hear before the editor has come.
}
