import type { NewAccount } from '@nevisa/machines';
import { toLatinDigits } from '@nevisa/writing';

/**
 * Normalises a user name, phone number or email address: Persian digits become Latin
 * ones, and surrounding spaces and invisible marks are removed.
 */
export function normaliseIdentifier(typed: string): string {
  return toLatinDigits(typed.replaceAll(/[\p{Bidi_Control}\u200b-\u200d\ufeff]/gu, '')).trim();
}

/** Parses a contact: a value that begins with 09 is a mobile number, any other an email address (specification §5, R-092, R-250). */
export function parseContact(typed: string): NewAccount['contact'] {
  const value = normaliseIdentifier(typed);
  return { type: value.startsWith('09') ? 'phone' : 'email', value };
}
