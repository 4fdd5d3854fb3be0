const numberFormat = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 2 });

/**
 * Writes a number for reading: Persian digits, thousands apart by «٬» (U+066C),
 * at most two decimals after «٫» (U+066B).
 */
export function formatNumber(value: number): string {
  return numberFormat.format(value);
}

const percentFormat = new Intl.NumberFormat('fa-IR', { style: 'percent' });

/** Writes a share from 0 to 1 as whole percents: «۵۳٪». */
export function formatPercent(share: number): string {
  return percentFormat.format(share);
}
