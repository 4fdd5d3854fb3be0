import { toPersianDigits } from './digits.ts';

/** Writes a length of time as a clock does: «۰۱:۵۹», and with hours «۱:۰۲:۰۳». Parts of a second are dropped. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const clock = [Math.floor(whole / 60) % 60, whole % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return toPersianDigits(hours > 0 ? `${hours}:${clock}` : clock);
}
