import type { Rule } from './match.ts';
import type { WritingSettings } from './settings.ts';

/** Writes the quotation marks of other scripts as «» (copy `settings.quotes`). */
export function quoteRule({ persianQuotes }: Pick<WritingSettings, 'persianQuotes'>): Rule {
  return (tokens, at) => {
    const token = tokens[at];
    if (!persianQuotes || token?.kind !== 'mark' || !/["“”]/u.test(token.text)) {
      return null;
    }
    return {
      length: 1,
      pieces: [token.isOpening ? { text: '«', kind: 'opening' } : { text: '»', kind: 'closing' }],
    };
  };
}
