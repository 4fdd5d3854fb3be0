import { countWords, toPersianDigits } from '@nevisa/writing';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { fill } from '../../../../shared/text/fill.ts';
import { liveText } from '../../../../shared/text/liveText.ts';
import type { LiveDictation } from './useDictation.ts';

/**
 * Writes the number of words, by the rules of Persian and with the interim text, into an element
 * without children. It changes with each interim word, so React does not render it.
 */
export function useWordCount({
  transcript,
  segments,
  interim,
}: LiveDictation): RefObject<HTMLSpanElement | null> {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const show = () => {
      const words = transcript?.wordCount({ interim: true }) ?? countSpoken(segments, interim);
      const text = fill(liveText.words, { n: toPersianDigits(words) });
      if (place.current !== null && place.current.textContent !== text) {
        place.current.textContent = text;
      }
    };
    show();
    return transcript?.subscribe(show);
  }, [transcript, segments, interim]);
  return place;
}

/** Without the transcript, which caches the count of each paragraph, all segments are counted again. */
function countSpoken(segments: LiveDictation['segments'], interim: string | null): number {
  return segments.reduce((sum, { text }) => sum + countWords(text), countWords(interim ?? ''));
}
