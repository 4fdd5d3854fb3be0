import { toLatinDigits } from '@nevisa/writing';

/** The longest text that a list searches for, in characters. */
const longestSearch = 200;

/** The shortest one, without characters that are not visible. */
const shortestSearch = 2;

/**
 * What a list searches for when this text is typed: without spaces around it, and with
 * at most 200 characters. Empty for a text with fewer than two visible characters.
 */
export function toSearchText(typed: string): string {
  const characters = Array.from(typed.replaceAll(loneSurrogates, '\uFFFD').trim());
  const text = characters.slice(0, longestSearch).join('').trimEnd();
  return Array.from(text.replaceAll(invisible, '')).length < shortestSearch ? '' : text;
}

/** The search text as the server receives it: with Latin digits. */
export function toServerSearch(search: string): string {
  return toLatinDigits(search);
}

// An address cannot contain half of a character.
const loneSurrogates = /\p{Surrogate}/gu;

// Spaces, half-spaces and bidi marks.
const invisible = /[\s\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
