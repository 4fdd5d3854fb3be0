import { longestMatch, type Rule } from '../match.ts';
import type { WritingSettings } from '../settings.ts';
import type { Token } from '../token.ts';

// By the text itself, for without its kasra «اِم» is «ام».
const surely = /^(?:اِ|اِم+|اوم+|ام{3,}|م{3,}|آ{2,}|ا{3,})$/u;
const aside: ReadonlySet<string> = new Set(['،', ',', '…', '.']);

/** Leaves out the sounds of thinking, «اِم» and «اوم», with the commas that belong to them. */
export function fillerRule({ fillers }: WritingSettings): Rule {
  return (tokens, at) => {
    const length = fillers ? lengthFrom(tokens, at, tokens[at - 1]) : 0;
    return length === 0 ? null : { length, pieces: [] };
  };
}

/** How many tokens are left out: after a pause also «اِم، اوم،», one after the other. */
function lengthFrom(tokens: readonly Token[], at: number, before: Token | undefined): number {
  let length = 0;
  while (length < longestMatch) {
    const from = at + length;
    const sounds = fillersFrom(tokens, from, before, longestMatch - length - 1);
    const after = tokens[from + sounds];
    if (sounds === 0 || isKept(before, after)) {
      return length;
    }
    const takesMark = after !== undefined && isBreak(before) && aside.has(after.text);
    length += sounds + (takesMark ? 1 : 0);
  }
  return length;
}

function fillersFrom(
  tokens: readonly Token[],
  at: number,
  before: Token | undefined,
  most: number,
): number {
  const run = tokens.slice(at, at + most);
  const doubtful = runOf(run, (text) => surely.test(text) || text === 'ام');
  // «ام» is an ending, a letter and a mother; only between two marks is it nothing but a sound.
  const isBetweenPauses = isBreak(before) && /^[،…]$/u.test(tokens[at + doubtful]?.text ?? '');
  return isBetweenPauses ? doubtful : runOf(run, (text) => surely.test(text));
}

function runOf(run: readonly Token[], isFiller: (text: string) => boolean): number {
  const end = run.findIndex(
    ({ kind, text }) => kind !== 'word' || !isFiller(text.replaceAll('\u200C', '')),
  );
  return end === -1 ? run.length : end;
}

// A foreign word keeps the mark after it, so the mark is looked for at the end.
function isBreak(before: Token | undefined): boolean {
  return before === undefined || /[.،,…؟?!؛;:«(“]$/u.test(before.text);
}

/** A sound that is a sentence of its own, or whose marks would be left without a word. */
function isKept(before: Token | undefined, after: Token | undefined): boolean {
  const isSentence = isBreak(before) && after?.kind === 'mark' && /[؟?!؛;:»)”]/u.test(after.text);
  const endsAfterComma = /[،,:؛;]$/u.test(before?.text ?? '') && after?.text === '.';
  return isSentence || endsAfterComma;
}
