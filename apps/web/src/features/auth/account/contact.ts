import type { NewAccount } from '@nevisa/machines';
import { toLatinDigits } from '@nevisa/writing';

/**
 * Normalises a user name, phone number or email address: Persian digits become Latin
 * ones, and surrounding spaces and invisible marks are removed.
 */
export function normaliseIdentifier(typed: string): string {
  return toLatinDigits(typed.replaceAll(/[\p{Bidi_Control}\u200b-\u200d\ufeff]/gu, '')).trim();
}

const separators = /[\s\p{Pd}]/gu;

/** Takes the spaces and dashes out of a mobile number; null when the value is none. */
function parsePhone(value: string): string | null {
  const digits = value.replaceAll(separators, '');
  if (/^09\d*$/.test(digits)) {
    return digits;
  }
  return value.startsWith('09') ? value : null;
}

/**
 * A whole mobile number of Iran in any spelling, with Latin digits: +98912…, 0098912…, 98912…, 912…,
 * with spaces and dashes.
 *
 * @returns the number as the server knows it, 0912…; null for any other text
 */
export function parseMobile(value: string): string | null {
  const number = /^(?:\+98|0098|98|0)?(9\d{9})$/.exec(value.replaceAll(separators, ''))?.[1];
  return number === undefined ? null : `0${number}`;
}

/** Normalises the name of a sign-in: a whole mobile number is sent as 0912…. No user name is one, because it has a letter. */
export function normaliseSignInName(typed: string): string {
  const value = normaliseIdentifier(typed);
  return parseMobile(value) ?? value;
}

/** Parses a contact: a value that begins with 09 is a mobile number, any other an email address (specification §5, R-092, R-250). */
export function parseContact(typed: string): NewAccount['contact'] {
  const value = normaliseIdentifier(typed);
  const phone = parsePhone(value);
  return phone === null ? { type: 'email', value } : { type: 'phone', value: phone };
}
