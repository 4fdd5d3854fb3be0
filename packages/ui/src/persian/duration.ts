import { toPersianDigits } from '@nevisa/writing';

/** Formats a duration as a clock: «۰۱:۵۹», and with hours «۱:۰۲:۰۳». Fractions of a second are dropped. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const clock = [Math.floor(whole / 60) % 60, whole % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return toPersianDigits(hours > 0 ? `${hours}:${clock}` : clock);
}

/**
 * Formats a duration in words: «۲ دقیقه و ۳ ثانیه», «۱ ساعت و ۵ ثانیه», «۰ ثانیه».
 * Fractions of a second are dropped.
 */
export function spellDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [
    [Math.floor(whole / 3600), 'ساعت'],
    [Math.floor(whole / 60) % 60, 'دقیقه'],
    [whole % 60, 'ثانیه'],
  ] as const;
  const shown = parts.filter(([count, unit]) => count > 0 || (whole === 0 && unit === 'ثانیه'));
  return shown.map(([count, unit]) => `${toPersianDigits(count)} ${unit}`).join(' و ');
}
