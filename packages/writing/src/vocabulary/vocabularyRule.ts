import { toWordToken, longestMatch, type OutputToken, type Rule } from '../rule.ts';
import type { WritingSettings } from '../settings.ts';
import { tokenize } from '../tokenize.ts';

type Phrases = ReadonlyMap<string, readonly OutputToken[]>;

/**
 * Writes the user's vocabulary in its fixed spelling, and snippets for their
 * phrases: whole words, compared folded, the longest phrase first. Inserted text is
 * not read again, so it may contain its own phrase.
 */
export function createVocabularyRule(
  settings: Pick<WritingSettings, 'vocabulary' | 'snippets'>,
): Rule {
  const phrases = buildPhrases(settings);
  const longestKey = Math.max(0, ...[...phrases.keys()].map((key) => key.length));
  return (tokens, at) => {
    let longest: ReturnType<Rule> = null;
    let key = '';
    for (let length = 1; length <= longestMatch; length += 1) {
      const token = tokens[at + length - 1];
      key += token?.key ?? '';
      if (token?.kind !== 'word' || key.length > longestKey) {
        break;
      }
      const output = phrases.get(key);
      longest = output === undefined ? longest : { length, output };
    }
    return longest;
  };
}

// The recognised form comes before the word itself, so it wins. The word is listed too;
// otherwise a word that contains its recognised form would grow.
function buildPhrases({
  vocabulary,
  snippets,
}: Pick<WritingSettings, 'vocabulary' | 'snippets'>): Phrases {
  const phrases = [
    ...snippets.map(({ phrase, text }) => [phrase, text] as const),
    ...vocabulary.map(({ word, sounds = word }) => [sounds, word] as const),
    ...vocabulary
      .filter(({ sounds }) => sounds !== undefined)
      .map(({ word }) => [word, word] as const),
  ];
  const byKey = new Map<string, readonly OutputToken[]>();
  for (const [said, written] of phrases) {
    const key = toKey(said);
    const output = toOutput(written);
    if (key !== '' && output.length > 0 && !byKey.has(key)) {
      byKey.set(key, output);
    }
  }
  return byKey;
}

/** The folded phrase; empty for a phrase with a foreign token, which the engine never recognises. */
function toKey(phrase: string): string {
  const tokens = tokenize({ id: 'phrase', text: phrase });
  return tokens.some(({ kind }) => kind === 'foreign') ? '' : tokens.map(({ key }) => key).join('');
}

/** Converts a text to output tokens: its lines and the breaks between them. */
function toOutput(text: string): OutputToken[] {
  const output: OutputToken[] = [];
  for (const part of text.trim().split(/(\s*\n\s*)/u)) {
    if (part.trim() !== '') {
      output.push(toWordToken(part));
    } else if (part !== '') {
      const lines = part.split('\n').length - 1;
      output.push({ text: lines > 1 ? '\n\n' : '\n', kind: 'break' });
    }
  }
  return output;
}
