import type { ExportedParagraph } from './exportedTranscript.ts';
import { withoutMarks } from './directionMarks.ts';

/** A word of a cue, with a time in whole ms. */
export interface CueWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isApart: boolean;
  /** In characters. */
  readonly width: number;
}

/** The words that one person says in one paragraph. */
export interface CueParagraph {
  readonly speaker: string | null;
  readonly words: readonly CueWord[];
}

/** The time of a typed character, which has none of its own, in ms. */
const timeOfCharacter = 70;

/**
 * The words of a text with a time for each: typed words, which have none, are placed between
 * their neighbours. Empty where no word has a time.
 *
 * @param findLabel what is written before the first word of a paragraph; null for nothing
 */
export function placeWords(
  paragraphs: readonly ExportedParagraph[],
  findLabel: (paragraph: ExportedParagraph, before: ExportedParagraph | undefined) => string | null,
): CueParagraph[] {
  const spoken = paragraphs.map((paragraph, at) => ({
    speaker: paragraph.speaker,
    words: addLabel(readWords(paragraph), findLabel(paragraph, paragraphs[at - 1])),
  }));
  const words = spoken.flatMap((paragraph) => paragraph.words);
  if (words.every(({ start }) => start === null)) {
    return [];
  }
  const placed = placeUntimed(words);
  let next = 0;
  return spoken.flatMap((paragraph) => {
    const own = placed.slice(next, next + paragraph.words.length);
    next += own.length;
    return own.length === 0 ? [] : [{ speaker: paragraph.speaker, words: own }];
  });
}

interface Word extends Omit<CueWord, 'start' | 'end'> {
  readonly start: number | null;
  readonly end: number | null;
}

function readWords({ words }: ExportedParagraph): Word[] {
  return words
    .map(({ text: written, start, end, isApart }) => {
      const text = cleanWord(written);
      return { text, start, end, isApart, width: measure(text) };
    })
    .filter(({ width }) => width > 0);
}

// Most words have nothing to be cleaned of.
function cleanWord(word: string): string {
  return /\p{Bidi_Control}|^[\u200C\u200D]|[\u200C\u200D]$/u.test(word)
    ? withoutMarks(word).replaceAll(/^[\u200C\u200D]+|[\u200C\u200D]+$/gu, '')
    : word;
}

function addLabel(words: readonly Word[], label: string | null): readonly Word[] {
  const [first] = words;
  if (label === null || first === undefined) {
    return words;
  }
  const text = `${label} ${first.text}`;
  return [{ ...first, text, width: measure(text) }, ...words.slice(1)];
}

function measure(text: string): number {
  let width = 0;
  for (const _ of text) {
    width += 1;
  }
  return width;
}

function placeUntimed(words: readonly Word[]): CueWord[] {
  const placed: CueWord[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] as Word;
    if (word.start !== null) {
      placed.push({ ...word, start: word.start, end: word.end ?? word.start });
      at += 1;
    } else {
      let next = at + 1;
      while (next < words.length && words[next]?.start === null) {
        next += 1;
      }
      const before = placed.at(-1)?.end ?? null;
      for (const one of shareTime(words.slice(at, next), before, words[next]?.start ?? null)) {
        placed.push(one);
      }
      at = next;
    }
  }
  return placed;
}

function shareTime(run: readonly Word[], before: number | null, after: number | null): CueWord[] {
  const total = run.reduce((sum, { width }) => sum + width, 0);
  const wished = total * timeOfCharacter;
  const start = before ?? Math.max(0, (after ?? 0) - wished);
  const end = Math.max(start, Math.min(after ?? Infinity, start + wished));
  const at = (width: number) => Math.round(start + ((end - start) * width) / total);
  let width = 0;
  return run.map((word) => {
    const from = at(width);
    width += word.width;
    return { ...word, start: from, end: at(width) };
  });
}
