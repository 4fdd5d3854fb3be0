import { formatNumber } from './number.ts';

const units = ['بایت', 'کیلوبایت', 'مگابایت', 'گیگابایت'];

/** Formats a file size: «۴٫۲ مگابایت», by 1024, with one decimal below ten and none above. */
export function formatBytes(bytes: number): string {
  const whole = Math.max(0, bytes);
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, whole)) / 10));
  const value = whole / 1024 ** power;
  const rounded = value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
  return `${formatNumber(rounded)} ${units[power]}`;
}
