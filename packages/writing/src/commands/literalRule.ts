import { copyWords } from '../copyWords.ts';
import type { Rule } from '../rule.ts';
import { defaultWriting, type WritingSettings } from '../settings.ts';
import { type Token, tokenize } from '../tokenize.ts';
import { foldWords } from '../fold.ts';
import { isCompound } from './compoundGuard.ts';
import { carriesEzafe } from './nounSigns.ts';
import { beforeNouns, smallNumbers } from './nounWords.ts';
import { findPhrase, buildPhraseBook } from './commandPhrases.ts';

const wordFor = foldWords('کلمه کلمه‌ی');
const everyPhrase = buildPhraseBook();

/** The escape «کلمهٔ»: «کلمهٔ نقطه» becomes the word «نقطه», for the phrase of any command. */
export function createLiteralRule(
  settings: Pick<WritingSettings, 'arabicChars'> = defaultWriting,
): Rule {
  return (tokens, at) => {
    const from = endOfEscape(tokens, at);
    const spoken = from === null ? null : findPhrase(tokens, from, everyPhrase);
    if (spoken === null || isCompound(tokens, spoken) !== null) {
      return null;
    }
    return {
      length: spoken.to - at,
      output: copyWords(tokens.slice(spoken.from, spoken.to), settings),
    };
  };
}

/** Whether a text ends with the escape, so that a command that is said next is written as words. */
export function endsWithEscape(text: string): boolean {
  const tokens = tokenize({ id: 'text', text });
  return [1, 2].some(
    (length) =>
      length <= tokens.length && endOfEscape(tokens, tokens.length - length) === tokens.length,
  );
}

// «این کلمه نقطه ندارد» is about a word; a written ezafe always marks the escape.
function endOfEscape(tokens: readonly Token[], at: number): number | null {
  const [token, ye] = tokens.slice(at, at + 2);
  if (token === undefined || !wordFor.has(token.key)) {
    return null;
  }
  if (ye?.kind === 'word' && ye.key === 'ی') {
    return at + 2;
  }
  const before = tokens[at - 1]?.key ?? '';
  const isCountedWord = beforeNouns.has(before) || smallNumbers.has(before);
  return isCountedWord && !carriesEzafe(token.text) ? null : at + 1;
}
