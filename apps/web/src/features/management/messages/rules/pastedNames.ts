import { toLatinDigits } from '@nevisa/writing';
import { parseMobile } from '../../../auth/account/contact.ts';

/**
 * The usernames, phones and e-mails of a pasted list: one on a line, or between commas,
 * semicolons and spaces. Each one once, in the order of the list, with Latin digits.
 */
export function readPastedNames(list: string): string[] {
  const parts = list.split(/[\n\r\t,،;؛]+/u).flatMap((part) => {
    const phone = toPhone(part.replaceAll(/\s/g, ''));
    return isPhone(phone) ? [phone] : part.split(/\s+/);
  });
  const names = parts.map((name) => toPhone(name).slice(0, longestName));
  return [...new Set(names.filter((name) => name !== ''))];
}

/** No name is longer, in characters. */
const longestName = 200;

/** Leaves out what programs put around a name, and the marks that are invisible. */
function clean(name: string): string {
  return name.replaceAll(hidden, '').replace(/^['"«<(@]+|['"»>)]+$/gu, '');
}

const hidden = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A mobile number of Iran in any spelling as 09…; every other name with Latin digits. */
function toPhone(typed: string): string {
  const name = toLatinDigits(clean(typed));
  return parseMobile(name) ?? name;
}

function isPhone(name: string): boolean {
  return /^09\d{9}$/.test(name);
}
