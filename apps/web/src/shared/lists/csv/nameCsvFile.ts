import { appText } from '../../text/appText.ts';
import { toTehranTime } from '../days/tehranDays.ts';

/** The longest name of the exported things, in characters: systems refuse names over 255 bytes. */
const longestName = 60;

/**
 * «نویسا-کاربران-1405-08-30.csv»: the name of the product, of the exported things, and
 * the day of Tehran. Without characters that a system forbids in names or that hide its end.
 *
 * @param moment in ms since 1970
 */
export function nameCsvFile(things: string, moment: number): string {
  const { jalaliDay } = toTehranTime(moment);
  const parts = [appText.name, things].map(namePart).filter((part) => part !== '');
  return `${[...parts, jalaliDay].join('-')}.csv`;
}

function namePart(text: string): string {
  const allowed = text.normalize('NFC').replaceAll(forbidden, ' ').trim().replaceAll(/\s+/g, ' ');
  return Array.from(allowed)
    .slice(0, longestName)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
}

// What Windows forbids, control characters, halves of characters, and bidi controls.
const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
