import { toPersianDigits } from '@nevisa/writing';

/** Digits alone, such as a phone number, become Persian; a code with letters stays unchanged. */
export function formatCode(code: string): string {
  return /^[\d-]+$/.test(code) ? toPersianDigits(code) : code;
}
