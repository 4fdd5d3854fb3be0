import { toPersianDigits } from '@nevisa/writing';
import { startText } from './startText.ts';
import { fill } from './fill.ts';
import { unitText } from './commonText.ts';

const msPerMinute = 60_000;

/** Formats a duration in ms as words: «۲ ساعت و ۱۵ دقیقه». */
export function describeDuration(duration: number): string {
  const minutes = Math.floor(Math.max(0, duration) / msPerMinute);
  const h = toPersianDigits(Math.floor(minutes / 60));
  const m = toPersianDigits(minutes % 60);
  if (minutes < 60) {
    return fill(unitText.minute, { n: m });
  }
  return minutes % 60 === 0 ? fill(unitText.hour, { n: h }) : fill(unitText.hourMinute, { h, m });
}

const msPerSecond = 1_000;
const msPerHour = 60 * msPerMinute;
const msPerDay = 24 * msPerHour;
/** The longest wait that is written exactly. */
const longestWait = 30 * msPerDay;

/** Formats a wait in ms as words, rounded up so that no try comes too early: «۷ ثانیه», «۲ ساعت و ۱۵ دقیقه», «۳ روز». */
export function describeWait(wait: number): string {
  const fillUnit = (unit: string, ms: number) =>
    fill(unit, { n: toPersianDigits(Math.ceil(Math.max(0, wait) / ms)) });
  if (wait <= msPerMinute) {
    return fillUnit(unitText.second, msPerSecond);
  }
  if (wait <= msPerDay) {
    return describeDuration(Math.ceil(wait / msPerMinute) * msPerMinute);
  }
  return wait <= longestWait
    ? fillUnit(unitText.day, msPerDay)
    : fill(startText.moreThan, { t: fill(unitText.day, { n: toPersianDigits(30) }) });
}
