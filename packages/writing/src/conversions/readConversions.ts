import { applyRules, findFirstWord, type PlacedMatch } from '../applyRules.ts';
import { copyWords } from '../copyWords.ts';
import { getRules } from '../formatter.ts';
import { separate } from '../renderText.ts';
import type { OutputToken } from '../rule.ts';
import type { WritingSettings } from '../settings.ts';
import { type Segment, type Token, tokenize } from '../tokenize.ts';

/** Where the rules wrote a mark, a line or digits for spoken words: characters `from` to `to`. */
export interface Conversion {
  readonly from: number;
  readonly to: number;
  /** The words that were said. */
  readonly spoken: string;
  /** The segment of the first of them. */
  readonly segmentId: string;
}

/** What the rules write for spoken text, and where they wrote something else than its words. */
export interface WrittenSpeech {
  readonly text: string;
  readonly conversions: readonly Conversion[];
}

/**
 * Formats consecutive segments and tells which voice commands and numbers were converted, so
 * that each can be written as it was said.
 */
export function readConversions(
  segments: readonly Segment[],
  settings: WritingSettings,
): WrittenSpeech {
  const tokens = segments.flatMap((segment) => tokenize(segment));
  const conversions: Conversion[] = [];
  let text = '';
  let before: OutputToken | undefined;
  for (const match of applyRules(tokens, getRules(settings))) {
    let from: number | null = null;
    for (const token of match.output) {
      text += separate(before, token, settings.autoSpace);
      from ??= text.length;
      text += token.text;
      before = token;
    }
    const covered = tokens.slice(match.from, match.to);
    const segmentId = findFirstWord(tokens, match)?.segmentId;
    if (from !== null && segmentId !== undefined && isConverted(match, covered)) {
      conversions.push({ from, to: text.length, spoken: readSpoken(covered, settings), segmentId });
    }
  }
  return { text, conversions };
}

const digit = /\p{Nd}/u;

function isConverted({ command, output }: PlacedMatch, covered: readonly Token[]): boolean {
  const isNumber =
    output.some(({ text }) => digit.test(text)) && !covered.some(({ text }) => digit.test(text));
  return command !== undefined || isNumber;
}

/** The marks of the engine were replaced, not said. */
function readSpoken(covered: readonly Token[], settings: WritingSettings): string {
  const words = covered.filter(({ kind }) => kind === 'word' || kind === 'foreign');
  return copyWords(words, settings)
    .map(({ text }) => text)
    .join(' ');
}
