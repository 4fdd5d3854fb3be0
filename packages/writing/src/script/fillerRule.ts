import { remember } from '../remember.ts';
import { longestMatch, type Rule } from '../rule.ts';
import type { WritingSettings } from '../settings.ts';
import type { Token } from '../tokenize.ts';

// Tested on the text, not on the key: without its kasra «اِم» is «ام».
const surely = /^(?:اِ|اِم+|اوم+|ام{3,}|م{3,}|آ{2,}|ا{3,})$/u;
const isSound = remember((word) => surely.test(word.replaceAll('\u200C', '')));
const aside: ReadonlySet<string> = new Set(['،', ',', '…', '.']);

/** Removes fillers such as «اِم» and «اوم» with the commas that belong to them. */
export function createFillerRule({ fillers }: WritingSettings): Rule {
  return (tokens, at) => {
    const length = fillers ? measureFillers(tokens, at, tokens[at - 1]) : 0;
    return length === 0 ? null : { length, output: [] };
  };
}

/** Number of tokens to remove; after a pause also a run such as «اِم، اوم،». */
function measureFillers(tokens: readonly Token[], at: number, before: Token | undefined): number {
  let length = 0;
  while (length < longestMatch) {
    const from = at + length;
    const sounds = countFillersAt(tokens, from, before, longestMatch - length - 1);
    const after = tokens[from + sounds];
    if (sounds === 0 || isKept(before, after)) {
      return length;
    }
    const takesMark = after !== undefined && isBreak(before) && aside.has(after.text);
    length += sounds + (takesMark ? 1 : 0);
  }
  return length;
}

function countFillersAt(
  tokens: readonly Token[],
  at: number,
  before: Token | undefined,
  most: number,
): number {
  const doubtful = countWhile(tokens, at, most, (word) => isSound(word) || isDoubtful(word));
  // «ام» is also an ending, a letter and "mother"; only between two marks it is surely a filler.
  const isBetweenPauses = isBreak(before) && /^[،…]$/u.test(tokens[at + doubtful]?.text ?? '');
  return isBetweenPauses ? doubtful : countWhile(tokens, at, most, isSound);
}

function isDoubtful(word: string): boolean {
  return word.replaceAll('\u200C', '') === 'ام';
}

function countWhile(
  tokens: readonly Token[],
  at: number,
  most: number,
  isFiller: (word: string) => boolean,
): number {
  let count = 0;
  while (count < most) {
    const token = tokens[at + count];
    if (token?.kind !== 'word' || !isFiller(token.text)) {
      break;
    }
    count += 1;
  }
  return count;
}

// A foreign token includes the mark after it, so the test is on its end.
function isBreak(before: Token | undefined): boolean {
  return before === undefined || /[.،,…؟?!؛;:«(“]$/u.test(before.text);
}

/** Whether the filler is a sentence of its own, or its removal would leave marks without a word. */
function isKept(before: Token | undefined, after: Token | undefined): boolean {
  const isSentence = isBreak(before) && after?.kind === 'mark' && /[؟?!؛;:»)”]/u.test(after.text);
  const endsAfterComma = /[،,:؛;]$/u.test(before?.text ?? '') && after?.text === '.';
  return isSentence || endsAfterComma;
}
