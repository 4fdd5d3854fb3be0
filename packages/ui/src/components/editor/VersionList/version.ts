import { fill } from '../../../foundations/fill.ts';
import { editorText } from '../../../foundations/text/editorText.ts';
import { formatNumber } from '../../../persian/number.ts';

/** A saved version of a text. */
export interface TextVersion {
  id: string;
  /** The moment in the Persian calendar: «۳۰ آبان ۱۴۰۵، ۱۴:۰۵». */
  time: string;
  /** The occasion: «پیش از جایگزینی همه». */
  kind: string;
  /** The number of words minus that of the present text; without it nothing is said. */
  words?: number;
}

/** «۱۲ کلمه بیشتر», «۳ کلمه کمتر», or that the number is the same. */
export function describeWords(words: number): string {
  const { wordsMore, wordsFewer, wordsSame } = editorText.versions;
  if (words === 0) {
    return wordsSame;
  }
  return fill(words > 0 ? wordsMore : wordsFewer, { n: formatNumber(Math.abs(words)) });
}
