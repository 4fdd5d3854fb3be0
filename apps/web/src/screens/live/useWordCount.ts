import { useMemo, useSyncExternalStore } from 'react';
import { countWords } from '@nevisa/ui';
import type { LiveDictation } from './useDesk.ts';

/** Words on the sheet, as Persian counts them. */
export function useWordCount({ transcript, segments }: LiveDictation): number {
  const heard = useMemo(
    () => segments.reduce((sum, { text }) => sum + countWords(text), 0),
    [segments],
  );
  return useSyncExternalStore(
    (listener) => transcript?.subscribe(listener) ?? ignore,
    () => transcript?.wordCount() ?? heard,
  );
}

function ignore(): void {
  // There is nothing to hear before the editor has come.
}
