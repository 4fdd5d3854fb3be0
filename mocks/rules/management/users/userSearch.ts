import type { Account } from '../../../fixtures/accounts.ts';
import { makePersianPattern } from '../../historySearch.ts';

const persianDigits = '۰۱۲۳۴۵۶۷۸۹';
const arabicDigits = '٠١٢٣٤٥٦٧٨٩';

/**
 * Whether an account is meant by a search: by a part of the names, of the e-mail address, or of the
 * phone number in any spelling: 0912…, 912…, +98912…, 0098912…, in any digits, with spaces or dashes.
 *
 * @returns null for a search that names nothing
 */
export function createMatcher(search: string): ((account: Account) => boolean) | null {
  const pattern = makePersianPattern(search);
  if (pattern === null) {
    return null;
  }
  const numbers = phoneParts(search);
  return ({ username, email, phone, profile: { first_name, last_name } }) => {
    const name = `${first_name ?? ''} ${last_name ?? ''}`;
    const texts = [username, email ?? '', name];
    return (
      texts.some((text) => pattern.test(text)) ||
      numbers.some(({ digits, isBeginning }) =>
        isBeginning ? phone?.startsWith(digits) === true : phone?.includes(digits) === true,
      )
    );
  };
}

interface PhonePart {
  digits: string;
  isBeginning: boolean;
}

/** What a search may mean in a phone number; nothing for a search with letters. */
function phoneParts(search: string): PhonePart[] {
  const written = Array.from(search, toLatinDigit).join('');
  const digits = written.replaceAll(/\D/g, '');
  if (digits === '' || /[^\d\s+()\-\u200B-\u200F\u202A-\u202E\u2066-\u2069]/.test(written)) {
    return [];
  }
  const [, national] = /^(?:00)?98(\d*)$/.exec(digits) ?? [];
  const beginning = national === undefined ? [] : [{ digits: `0${national}`, isBeginning: true }];
  // A number that says its country is not the middle of another one.
  return written.trim().startsWith('+') || digits.startsWith('00')
    ? beginning
    : [...beginning, { digits, isBeginning: false }];
}

function toLatinDigit(letter: string): string {
  const place = Math.max(persianDigits.indexOf(letter), arabicDigits.indexOf(letter));
  return place < 0 ? letter : String(place);
}
