/**
 * A text of another program as plain text of a transcript: a line break of any system
 * ends a paragraph, a no-break space is a space, and control characters, bidi controls, soft
 * hyphens and zero-width spaces are left out, which would be invisible in the text. Half-spaces stay.
 */
export function cleanPastedText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/gu, '\n')
    .replaceAll(/[\u00A0\u202F]/gu, ' ')
    .replaceAll(hidden, '');
}

// Control characters except for tab and line break; marks, embeddings and isolates; soft hyphen,
// zero-width space and word joiner, places of embedded objects; BOM.
const hidden =
  /[^\P{Cc}\t\n]|[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFC]/gu;
