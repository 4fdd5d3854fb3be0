import { foldPersian } from '../fold.ts';
import { withPersianLetters } from '../script/letters.ts';
import { createScriptRule } from '../script/scriptRule.ts';
import { defaultWriting } from '../settings.ts';
import type { Token } from '../tokenize.ts';

/** A word as it will be written: the tokens from `from` up to, not including, `to`. */
export interface JoinedWord {
  readonly text: string;
  /** Its folded text; empty for marks and foreign tokens. */
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

const mostParts = 3;
const join = createScriptRule(defaultWriting);
const none: Omit<JoinedWord, 'from' | 'to'> = { text: '', key: '' };

/** The word that begins at `from`: «می‌روی» where the engine wrote «می روی». */
export function readWordAfter(tokens: readonly Token[], from: number): JoinedWord {
  const token = tokens[from];
  if (token?.kind !== 'word') {
    return { ...none, from, to: from };
  }
  const match = join(tokens, from);
  return match === null
    ? { text: token.text, key: token.key, from, to: from + 1 }
    : toWord(match.output[0]?.text ?? token.text, from, from + match.length);
}

// Cached by its last token, because several guards read the word before one phrase.
const seenBefore = new WeakMap<
  Token,
  { readonly text: string; readonly key: string; readonly parts: number }
>();

/** The word that ends before `to`. */
export function readWordBefore(tokens: readonly Token[], to: number): JoinedWord {
  const token = tokens[to - 1];
  if (token?.kind !== 'word') {
    return { ...none, from: to, to };
  }
  const seen = seenBefore.get(token);
  if (seen !== undefined) {
    return { text: seen.text, key: seen.key, from: to - seen.parts, to };
  }
  const word = findWordBefore(tokens, to, token);
  seenBefore.set(token, { text: word.text, key: word.key, parts: to - word.from });
  return word;
}

function findWordBefore(tokens: readonly Token[], to: number, token: Token): JoinedWord {
  for (let from = Math.max(0, to - mostParts); from < to - 1; from += 1) {
    const word = readWordAfter(tokens, from);
    if (word.to === to) {
      return word;
    }
  }
  return { text: withPersianLetters(token.text), key: token.key, from: to - 1, to };
}

function toWord(text: string, from: number, to: number): JoinedWord {
  return { text, key: foldPersian(text), from, to };
}
