import type { Rule } from './rule.ts';
import type { WritingSettings } from './settings.ts';

/** Converts quotation marks of other scripts to «» (copy `settings.quotes`). */
export function quoteRule({ persianQuotes }: Pick<WritingSettings, 'persianQuotes'>): Rule {
  return (tokens, at) => {
    const token = tokens[at];
    if (!persianQuotes || token?.kind !== 'mark' || !/["“”]/u.test(token.text)) {
      return null;
    }
    return {
      length: 1,
      output: [token.isOpening ? { text: '«', kind: 'opening' } : { text: '»', kind: 'closing' }],
    };
  };
}
