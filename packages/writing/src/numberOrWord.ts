import type { Match, Rule } from './match.ts';
import type { Token } from './token.ts';

/**
 * Numbers that stay words leave them to the rule of words where that joins
 * them: «سه شنبه» is one word and no number.
 */
export function numberOrWord(numbers: Rule, words: Rule): Rule {
  return (tokens, at) => {
    const number = numbers(tokens, at);
    if (number === null || !isAsSpoken(number, tokens.slice(at, at + number.length))) {
      return number;
    }
    const word = words(tokens, at);
    return word !== null && word.length > 1 ? word : number;
  };
}

function isAsSpoken({ pieces, length }: Match, tokens: readonly Token[]): boolean {
  return pieces.length === length && pieces.every(({ text }, at) => text === tokens[at]?.text);
}
