import { countWhile, type TranscriptDocument } from '@nevisa/transcript';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { longestWait } from '../../../shared/late/useIdle.ts';
import { runWhenIdle } from '../../../shared/runWhenIdle.ts';

/** The words of so long a text are counted after it is painted. */
const manyWords = 5_000;
/** How long they are counted between two looks for keys, in ms. */
const slice = 5;

/**
 * The number of words of a text. That of a long one is the server's until the text is
 * painted, because counting 36,000 words takes 20 ms.
 *
 * @param known the number of the server; null without its answer
 */
export function useWordCount(document: TranscriptDocument, known: number | null): number {
  const [isLate, setLate] = useState(known !== null && known > manyWords);
  useEffect(() => countInSlices(document, () => setLate(false)), [document]);
  return useSyncExternalStore(document.subscribe, () =>
    isLate && known !== null ? known : document.wordCount(),
  );
}

/** Returns the function that gives it up. */
function countInSlices(document: TranscriptDocument, onCounted: () => void): () => void {
  let stop = (): void => undefined;
  const count = () => {
    const end = performance.now() + slice;
    if (countWhile(document, () => performance.now() < end)) {
      onCounted();
    } else {
      stop = runWhenIdle(count, longestWait);
    }
  };
  stop = runWhenIdle(count, longestWait);
  return () => stop();
}
