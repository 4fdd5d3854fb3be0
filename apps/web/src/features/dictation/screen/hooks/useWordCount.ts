import { useMemo } from 'react';
import { countWords } from '@nevisa/writing';
import type { LiveDictation } from './useDictation.ts';
import { useTranscriptFact } from './useTranscriptFact.ts';

/** The number of words of the transcript, by the rules of Persian. */
export function useWordCount({ transcript, segments }: LiveDictation): number {
  // The transcript caches the count of each paragraph; without it, all segments are counted again.
  const spoken = useMemo(
    () => (transcript === null ? segments.reduce((sum, { text }) => sum + countWords(text), 0) : 0),
    [segments, transcript],
  );
  return useTranscriptFact(transcript, (text) => text.wordCount()) ?? spoken;
}
