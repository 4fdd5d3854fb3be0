import { foldPersian } from './fold.ts';

/** What a token is: a word, a mark that the engine has written, or something that is never changed. */
export type TokenKind = 'word' | 'mark' | 'foreign';

/** One word of what was said, as the engine gave it. */
export interface Token {
  readonly text: string;
  /** The text as it is compared: `foldPersian`; empty for marks and what is foreign. */
  readonly key: string;
  readonly kind: TokenKind;
  /** The segment it came with. */
  readonly segmentId: string;
  /** Which token of its segment it is, from 0. */
  readonly index: number;
  /** When it was said, in seconds of the recording; null where the engine does not tell. */
  readonly start: number | null;
  readonly end: number | null;
}

/** A word with its time, in seconds of the recording. */
export interface TimedWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A stretch of speech as the engine gave it. */
export interface RawSegment {
  readonly id: string;
  readonly text: string;
  /** Word by word; empty where the engine does not tell. */
  readonly words?: readonly TimedWord[];
}

// Addresses, e-mails and code, and every word with a letter of another script.
const foreign = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}@\\/_={}[\]<>#$%^&*|~`]/u;
const marks = '.,،؛:;?؟!…«»()"“”';
const edges = new RegExp(`^([${marks}]*)(.*?)([${marks}]*)$`, 'su');

/** Cuts a segment into words and the marks around them. */
export function tokensOf({ id, text, words = [] }: RawSegment): Token[] {
  const tokens: Token[] = [];
  const timed = timesOf(text, words);
  for (const [at, written] of wordsIn(text).entries()) {
    const time = timed[at];
    for (const [part, kind] of partsOf(written)) {
      tokens.push({
        text: part,
        key: kind === 'word' ? foldPersian(part) : '',
        kind,
        segmentId: id,
        index: tokens.length,
        start: time?.start ?? null,
        end: time?.end ?? null,
      });
    }
  }
  return tokens;
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}

function partsOf(written: string): [string, TokenKind][] {
  if (foreign.test(written)) {
    return [[written, 'foreign']];
  }
  const [, before = '', word = '', after = ''] = edges.exec(written) ?? [];
  return [
    ...marksIn(before),
    ...(word === '' ? [] : ([[word, 'word']] satisfies [string, TokenKind][])),
    ...marksIn(after),
  ];
}

function marksIn(text: string): [string, TokenKind][] {
  return [...text.replaceAll('...', '…')].map((mark) => [mark, 'mark']);
}

// Times count only where the engine's words are the words of its text.
function timesOf(text: string, words: readonly TimedWord[]): readonly TimedWord[] {
  return words.length === wordsIn(text).length ? words : [];
}
