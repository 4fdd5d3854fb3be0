/** How much of a text from outside is shown, in code points (P07). */
export const longestText = 200;

/**
 * Cleans an untrusted text for display: one line of at most 200 code points in
 * composed form, without control characters, bidi marks, invisible marks and lone
 * surrogates (P07). The zero-width joiner and non-joiner stay.
 *
 * @returns null when nothing readable is left.
 */
export function cleanPlainText(text: string): string | null {
  const line = text
    .replaceAll(halves, '\uFFFD')
    .replaceAll(/\s/g, ' ')
    .replaceAll(unseen, '')
    .replaceAll(/ +/g, ' ')
    .normalize('NFC');
  const shown = Array.from(line.trim()).slice(0, longestText).join('').trim();
  return readable.test(shown) ? shown : null;
}

const halves = /\p{Surrogate}/gu;
const unseen = /(?!\u200C|\u200D|\uFE0F)[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu;
const readable = /[\p{L}\p{N}\p{P}\p{S}]/u;
