import { foldPersian } from '@nevisa/writing';
import { type PlacedSegment, readPlacedSegments } from '../conversation/readSegments.ts';
import { toSavedSegment } from '../conversation/savedSegment.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import { alignWords } from './alignWords.ts';
import { findWordTimes } from './findWordTimes.ts';

/** What the person wrote in place of recognised words since the text was opened. */
export interface Correction {
  /** The recognised words. */
  readonly spoken: string;
  readonly written: string;
}

/** A correction of more words is a new sentence and no spelling. */
const mostWords = 3;

/**
 * The corrections of a document in the order of the text: up to three words that the text had
 * as they were recognised, and that have others in their place. What a rule of writing or an
 * earlier visit changed is none.
 */
export function listCorrections(document: TranscriptDocument): readonly Correction[] {
  return readPlacedSegments(document).flatMap((placed) => findCorrections(document, placed));
}

function findCorrections(document: TranscriptDocument, placed: PlacedSegment): Correction[] {
  const { segment, text } = placed;
  const opened = document.findSegment(segment.segment_id);
  if (opened === null || toSavedSegment(opened) === segment || segment.words.length === 0) {
    return [];
  }
  const asRecognised = new Set(
    alignWords(opened.segment.words, opened.formatted, opened.segment)
      .filter(({ isUnchanged }) => isUnchanged)
      .map(({ firstWord }) => toKey(opened.segment.words[firstWord])),
  );
  const runs = new Map<number, { last: number; from: number; to: number }>();
  for (const { firstWord, lastWord, isUnchanged, from, to } of findWordTimes(placed)) {
    if (!isUnchanged && firstWord < lastWord) {
      const begun = runs.get(firstWord)?.from ?? from;
      runs.set(firstWord, { last: lastWord, from: begun, to });
    }
  }
  return [...runs].flatMap(([first, { last, from, to }]) => {
    const words = segment.words.slice(first, last);
    const written = text.slice(from, to).replaceAll(/^\p{P}+|\p{P}+$/gu, '');
    const spoken = words.map(({ word }) => word).join(' ');
    const isSpelling =
      words.length <= mostWords &&
      written.split(/\s+/u).length <= mostWords &&
      words.every((word) => asRecognised.has(toKey(word)));
    return isSpelling && foldPersian(written) !== foldPersian(spoken) && written !== ''
      ? [{ spoken, written }]
      : [];
  });
}

/** Words of a divided segment are the same as before: their time tells them apart. */
function toKey(word: { readonly start: number; readonly end: number } | undefined): string {
  return `${word?.start}-${word?.end}`;
}
