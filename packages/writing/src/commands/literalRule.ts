import { asWord, type Rule } from '../match.ts';
import type { Token } from '../token.ts';
import { foldedWords } from './foldedWords.ts';
import { isCompound } from './guardsAfter.ts';
import { carriesEzafe } from './nounSigns.ts';
import { beforeNouns, smallNumbers } from './nounWords.ts';
import { phraseAt, phraseBook } from './phrases.ts';

const wordFor = foldedWords('کلمه کلمه‌ی');
const everyPhrase = phraseBook();

/** «کلمهٔ نقطه» writes «نقطه», for the phrase of any command. */
export function literalRule(): Rule {
  return (tokens, at) => {
    const from = endOfEscape(tokens, at);
    const spoken = from === null ? null : phraseAt(tokens, from, everyPhrase);
    if (spoken === null || isCompound(tokens, spoken) !== null) {
      return null;
    }
    return {
      length: spoken.to - at,
      pieces: tokens.slice(spoken.from, spoken.to).map(({ text }) => asWord(text)),
    };
  };
}

// «این کلمه نقطه ندارد» speaks of a word; an ezafe that is written leaves no doubt.
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
