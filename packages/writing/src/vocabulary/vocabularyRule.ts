import { longestMatch, type Piece, type Rule } from '../match.ts';
import type { WritingSettings } from '../settings.ts';
import { tokensOf } from '../token.ts';
import { piecesOfText } from './piecesOfText.ts';

type Heard = ReadonlyMap<string, readonly Piece[]>;

/**
 * Writes a person's own words as they have to be written, and ready texts for
 * their phrases: compared as Persian is, whole words only, the longest
 * first. A ready text is not read again, so it may contain its own phrase.
 */
export function vocabularyRule(settings: Pick<WritingSettings, 'vocabulary' | 'snippets'>): Rule {
  const heard = heardIn(settings);
  const longestKey = Math.max(0, ...[...heard.keys()].map((key) => key.length));
  return (tokens, at) => {
    let longest: ReturnType<Rule> = null;
    let key = '';
    for (const [index, token] of tokens.slice(at, at + longestMatch).entries()) {
      key += token.key;
      if (token.kind !== 'word' || key.length > longestKey) {
        break;
      }
      const pieces = heard.get(key);
      longest = pieces === undefined ? longest : { length: index + 1, pieces };
    }
    return longest;
  };
}

// What is heard stands before the word as it is written, so that it wins; the
// word itself is taken too, or a word that contains what is heard would grow.
function heardIn({
  vocabulary,
  snippets,
}: Pick<WritingSettings, 'vocabulary' | 'snippets'>): Heard {
  const heard = [
    ...snippets.map(({ phrase, text }) => [phrase, text] as const),
    ...vocabulary.map(({ word, sounds = word }) => [sounds, word] as const),
    ...vocabulary
      .filter(({ sounds }) => sounds !== undefined)
      .map(({ word }) => [word, word] as const),
  ];
  const byKey = new Map<string, readonly Piece[]>();
  for (const [said, written] of heard) {
    const key = keyOfPhrase(said);
    const pieces = piecesOfText(written);
    if (key !== '' && pieces.length > 0 && !byKey.has(key)) {
      byKey.set(key, pieces);
    }
  }
  return byKey;
}

/** How a phrase is compared; empty where it holds what is no Persian word, for that is never heard as one. */
function keyOfPhrase(phrase: string): string {
  const tokens = tokensOf({ id: 'phrase', text: phrase });
  return tokens.some(({ kind }) => kind === 'foreign') ? '' : tokens.map(({ key }) => key).join('');
}
