import { foldPersian } from './fold.ts';
import { remember } from './remember.ts';

/** `mark` and `break` are punctuation and line breaks of the engine; a `foreign` token is never changed. */
export type TokenKind = 'word' | 'mark' | 'break' | 'foreign';

/** One word or mark of the raw text. */
export interface Token {
  readonly text: string;
  /** The folded text (`foldPersian`) for comparison; empty for marks and foreign tokens. */
  readonly key: string;
  readonly kind: TokenKind;
  /** Whether a mark precedes its word, like an opening bracket. */
  readonly isOpening: boolean;
  /** Id of its segment. */
  readonly segmentId: string;
  /** Index among the tokens of its segment. */
  readonly index: number;
  /** In seconds of the recording; null when the engine gives no times. */
  readonly start: number | null;
  readonly end: number | null;
}

/** A word with its times in seconds of the recording. */
export interface TimedWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A recognised sentence as raw text. */
export interface Segment {
  readonly id: string;
  readonly text: string;
  /** Empty when the engine gives no word times. */
  readonly words?: readonly TimedWord[];
}

// Addresses, e-mails, code, and words with a letter of another script.
const foreign = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}@\\/_={}[\]<>#$%^&*|~`]/u;
const marks = '.,،؛:;?؟!…«»()"“”';
// A Latin word or address, and marks of the engine behind it: «PDF.», «Ali,». Not code, and not «wait...».
const latinWord =
  /^([\p{Script=Latin}\d](?:[\p{Script=Latin}\d'’+#@.-]*[\p{Script=Latin}\d+#])?)([.,،؛:;?؟!]{1,2})$/u;
const edges = new RegExp(`^([${marks}]*)(.*?)([${marks}]*)$`, 'su');
// Where a space is missing: «سلام،دنیا», «گفت«سلام»و». Not in «۱۲:۳۰», «ثبت.ایران» and «کتاب(ها)».
const missingSpaces = /(?<=[\p{L}\p{M}][،؛:؟!»]+)(?=«?\p{L})|(?<=[\p{L}\p{M}])(?=«\p{L})/u;

/** Splits a segment into words and the marks around them. */
export function tokenize({ id, text, words = [] }: Segment): Token[] {
  const tokens: Token[] = [];
  const timed = readTimes(text, words);
  let at = 0;
  for (const [written, parts] of pairQuotes(text.match(/\n+|\S+/gu) ?? [])) {
    const time = timed[at];
    at += written.startsWith('\n') ? 0 : 1;
    for (const { text: part, key, kind, isOpening } of parts) {
      tokens.push({
        text: part,
        key,
        kind,
        isOpening,
        segmentId: id,
        index: tokens.length,
        start: time?.start ?? null,
        end: time?.end ?? null,
      });
    }
  }
  return tokens;
}

function splitWords(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}

type TokenPart = Pick<Token, 'text' | 'key' | 'kind' | 'isOpening'>;

const splitMarks = remember((written): readonly TokenPart[] => {
  if (written.startsWith('\n')) {
    return [{ text: written, key: '', kind: 'break', isOpening: false }];
  }
  if (foreign.test(written)) {
    const [, word = written, after = ''] = latinWord.exec(written) ?? [];
    return [{ text: word, key: '', kind: 'foreign', isOpening: false }, ...readMarks(after, false)];
  }
  return written.split(missingSpaces).flatMap(splitEdges);
});

const straight = '"';
const looseQuote = new RegExp(`^[${marks}]*"[${marks}]*$`, 'u');
const figure = /^[\d٠-٩۰-۹.,٫٬/]+$/u;

/**
 * Splits each written word. A straight quotation mark between spaces opens a quotation
 * where none is open and another mark follows: «گفت " سلام "». Behind a number it is an inch.
 */
function pairQuotes(text: readonly string[]): (readonly [string, readonly TokenPart[]])[] {
  const last = text.findLastIndex((written) => written.includes(straight));
  let isQuoting = false;
  return text.map((written, at) => {
    const parts = splitMarks(written);
    if (at > last) {
      return [written, parts];
    }
    const opens =
      looseQuote.test(written) && !isQuoting && at < last && !figure.test(text[at - 1] ?? '');
    const paired = opens ? parts.map(toOpening) : parts;
    isQuoting = paired.findLast((part) => part.text === straight)?.isOpening ?? isQuoting;
    return [written, paired];
  });
}

function toOpening(part: TokenPart): TokenPart {
  return part.text === straight ? { ...part, isOpening: true } : part;
}

function splitEdges(written: string): readonly TokenPart[] {
  const [, before = '', word = '', after = ''] = edges.exec(written) ?? [];
  const words: TokenPart[] =
    word === '' ? [] : [{ text: word, key: foldPersian(word), kind: 'word', isOpening: false }];
  return [...readMarks(before, word !== ''), ...words, ...readMarks(after, false)];
}

function readMarks(text: string, isOpening: boolean): TokenPart[] {
  return Array.from(text.replaceAll('...', '…'), (mark) => ({
    text: mark,
    key: '',
    kind: 'mark',
    isOpening: /[«(“]/u.test(mark) || (isOpening && mark === '"'),
  }));
}

// Times are used only when they fit the words of the text.
function readTimes(text: string, words: readonly TimedWord[]): readonly TimedWord[] {
  return words.length === splitWords(text).length ? words : [];
}
