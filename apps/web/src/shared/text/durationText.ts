import { toPersianDigits } from '@nevisa/writing';
import { fill } from './fill.ts';
import { unitText } from './commonText.ts';

const msPerMinute = 60_000;

/** Formats a duration in ms as words: «۲ ساعت و ۱۵ دقیقه». */
export function durationText(duration: number): string {
  const minutes = Math.floor(Math.max(0, duration) / msPerMinute);
  const h = toPersianDigits(Math.floor(minutes / 60));
  const m = toPersianDigits(minutes % 60);
  if (minutes < 60) {
    return fill(unitText.minute, { n: m });
  }
  return minutes % 60 === 0 ? fill(unitText.hour, { n: h }) : fill(unitText.hourMinute, { h, m });
}
