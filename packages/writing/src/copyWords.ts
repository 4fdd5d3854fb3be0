import { toWordToken, type OutputToken } from './rule.ts';
import { withPersianLetters } from './script/letters.ts';
import type { WritingSettings } from './settings.ts';
import type { Token } from './tokenize.ts';

/** Copies words that stay, with Persian letters where the settings ask for them. */
export function copyWords(
  tokens: readonly Token[],
  { arabicChars }: Pick<WritingSettings, 'arabicChars'>,
): OutputToken[] {
  return tokens.map(({ text }) => toWordToken(arabicChars ? withPersianLetters(text) : text));
}
