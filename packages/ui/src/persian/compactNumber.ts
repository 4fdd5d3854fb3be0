import { formatNumber } from './number.ts';

/** From the largest; the Persian words of a thousand, a million, a milliard and a million millions. */
const units = [
  [1e12, 'میلیون میلیون'],
  [1e9, 'میلیارد'],
  [1e6, 'میلیون'],
  [1e3, 'هزار'],
] as const;

/**
 * Formats a large number in few characters, with at most one decimal: «۱۲ هزار»,
 * «۳٫۴ میلیون», «۱٫۲ میلیون میلیون». A number below a thousand is written out.
 */
export function formatCompact(value: number): string {
  const size = Math.abs(value);
  // 999,960 rounds to a thousand thousands, which is a million.
  const unit = units.find(([one]) => size >= one * 0.99995);
  return unit === undefined
    ? formatNumber(value)
    : `${formatNumber(roundToTenth(value / unit[0]))} ${unit[1]}`;
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
