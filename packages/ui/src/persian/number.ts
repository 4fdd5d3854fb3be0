const numberFormat = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 2 });

/**
 * Writes a number for reading: Persian digits, thousands apart by «٬» (U+066C),
 * at most two decimals after «٫» (U+066B).
 */
export function formatNumber(value: number): string {
  return numberFormat.format(value);
}

/** Writes a share of 1 as «۴۵٪». Parts are dropped: what is not whole is not ۱۰۰٪. */
export function formatPercent(share: number): string {
  return `${formatNumber(Math.floor(share * 100))}٪`;
}
