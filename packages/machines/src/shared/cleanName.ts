/** A typed name or title as it is saved: one line with bare edges, without marks that turn other text around. */
export function cleanName(typed: string): string {
  return typed.replaceAll(unseen, '').replaceAll(/\s+/gu, ' ').trim();
}

/** Control characters and marks of direction; the half-space and the joiner of Persian words stay. */
const unseen = /(?!\s)[\p{Cc}\p{Bidi_Control}]/gu;
