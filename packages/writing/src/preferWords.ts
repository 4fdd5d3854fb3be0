import { foldPersian } from './fold.ts';
import type { RuleMatch, Rule } from './rule.ts';
import type { Token } from './tokenize.ts';

const digit = /\p{Nd}/u;

/**
 * Prefers a joined word over a number that stays in words: «سه شنبه» is one word
 * and no number.
 */
export function preferWords(numbers: Rule, words: Rule): Rule {
  return (tokens, at) => {
    const number = numbers(tokens, at);
    if (number === null || !isAsSpoken(number, tokens.slice(at, at + number.length))) {
      return number;
    }
    const word = words(tokens, at);
    return word !== null && word.length > 1 ? word : number;
  };
}

function isAsSpoken({ output, length }: RuleMatch, tokens: readonly Token[]): boolean {
  return output.length === length && output.every(({ text }, at) => isSameWord(text, tokens[at]));
}

// «یک» for «يك» is the same word.
function isSameWord(text: string, token: Token | undefined): boolean {
  return text === token?.text || (!digit.test(text) && foldPersian(text) === token?.key);
}
