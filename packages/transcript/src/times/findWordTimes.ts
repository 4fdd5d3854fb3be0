import type { PlacedSegment } from '../conversation/readSegments.ts';
import type { SavedSegment } from '../segments/savedSegment.ts';
import { alignWords, type TimedToken } from './alignWords.ts';

const known = new WeakMap<SavedSegment, readonly TimedToken[]>();

/**
 * The times of the words of a segment; `from` and `to` of a token are characters of its
 * `text`. Aligned once for each content of a segment, so that an edit aligns only the
 * segments that it changes. Empty for typed text.
 */
export function findWordTimes(
  { segment, text }: Pick<PlacedSegment, 'segment' | 'text'>,
  align: typeof alignWords = alignWords,
): readonly TimedToken[] {
  const tokens =
    known.get(segment) ??
    align(
      segment.words.map(({ word, start, end, conf }) => ({
        text: word,
        start,
        end,
        confidence: conf,
      })),
      text,
      segment,
    );
  known.set(segment, tokens);
  return tokens;
}
