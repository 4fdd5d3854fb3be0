import { foldPersian } from './fold.ts';

/** What a token is: a word, a mark or a line break that the engine has written, or something that is never changed. */
export type TokenKind = 'word' | 'mark' | 'break' | 'foreign';

/** One word of what was said, as the engine gave it. */
export interface Token {
  readonly text: string;
  /** The text as it is compared: `foldPersian`; empty for marks and what is foreign. */
  readonly key: string;
  readonly kind: TokenKind;
  /** A mark that stands before its word, as one that opens does. */
  readonly isOpening: boolean;
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
  let at = 0;
  for (const written of text.match(/\n+|\S+/gu) ?? []) {
    const time = timed[at];
    at += written.startsWith('\n') ? 0 : 1;
    for (const { text: part, kind, isOpening } of partsOf(written)) {
      tokens.push({
        text: part,
        key: kind === 'word' ? foldPersian(part) : '',
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

function wordsIn(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}

type Part = Pick<Token, 'text' | 'kind' | 'isOpening'>;

function partsOf(written: string): Part[] {
  if (written.startsWith('\n')) {
    return [{ text: written, kind: 'break', isOpening: false }];
  }
  if (foreign.test(written)) {
    return [{ text: written, kind: 'foreign', isOpening: false }];
  }
  const [, before = '', word = '', after = ''] = edges.exec(written) ?? [];
  const words: Part[] = word === '' ? [] : [{ text: word, kind: 'word', isOpening: false }];
  return [...marksIn(before, word !== ''), ...words, ...marksIn(after, false)];
}

function marksIn(text: string, isOpening: boolean): Part[] {
  return Array.from(text.replaceAll('...', '…'), (mark) => ({
    text: mark,
    kind: 'mark',
    isOpening: /[«(“]/u.test(mark) || (isOpening && mark === '"'),
  }));
}

// Times count only where the engine's words are the words of its text.
function timesOf(text: string, words: readonly TimedWord[]): readonly TimedWord[] {
  return words.length === wordsIn(text).length ? words : [];
}
