import { toPersianDigits } from '@nevisa/writing';
import type { DigitChoice } from './exportedTranscript.ts';

/** «00:01:00,000» of whole ms (T-48); hours above 99 count on. */
export function writeTimecode(milliseconds: number, separator: ',' | '.'): string {
  return `${writeClock(milliseconds)}${separator}${padNumber(milliseconds % 1_000, 3)}`;
}

/** «۰۰:۰۱:۰۰» of whole ms, for a reader. */
export function writeReadableTime(milliseconds: number, digits: DigitChoice): string {
  const clock = writeClock(milliseconds);
  return digits === 'latin' ? clock : toPersianDigits(clock);
}

function writeClock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000);
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => padNumber(part, 2))
    .join(':');
}

function padNumber(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
