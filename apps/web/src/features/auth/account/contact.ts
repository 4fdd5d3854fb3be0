import type { NewAccount } from '@nevisa/machines';
import { toLatinDigits } from '@nevisa/writing';

/**
 * A name, phone or e-mail as it is sent: digits of a Persian keyboard are Latin
 * ones, and spaces around it and marks that only order text are no part of it.
 */
export function normaliseIdentifier(typed: string): string {
  return toLatinDigits(typed.replaceAll(/[\p{Bidi_Control}\u200b-\u200d\ufeff]/gu, '')).trim();
}

/** What begins with 09 is a mobile number, anything else an e-mail (specification §5, R-250); on normalised input. */
export function parseContact(typed: string): NewAccount['contact'] {
  const value = normaliseIdentifier(typed);
  return { type: value.startsWith('09') ? 'phone' : 'email', value };
}
