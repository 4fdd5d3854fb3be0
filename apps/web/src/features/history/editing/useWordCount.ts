import type { TranscriptDocument } from '@nevisa/transcript';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { longestWait } from '../../../shared/late/useIdle.ts';
import { runWhenIdle } from '../../../shared/runWhenIdle.ts';

/** The words of so long a text are counted after it is painted. */
const manyWords = 5_000;

/**
 * The number of words of a text. That of a long one is the server's until the text is
 * painted, because counting 36,000 words takes 20 ms.
 *
 * @param known the number of the server; null without its answer
 */
export function useWordCount(document: TranscriptDocument, known: number | null): number {
  const [isLate, setLate] = useState(known !== null && known > manyWords);
  useEffect(() => runWhenIdle(() => setLate(false), longestWait), []);
  return useSyncExternalStore(document.subscribe, () =>
    isLate && known !== null ? known : document.wordCount(),
  );
}
