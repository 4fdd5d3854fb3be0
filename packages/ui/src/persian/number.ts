const numberFormat = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 2 });

/**
 * Writes a number for reading: Persian digits, thousands apart by «٬» (U+066C),
 * at most two decimals after «٫» (U+066B).
 */
export function formatNumber(value: number): string {
  return numberFormat.format(value);
}

export interface NumberParts {
  /** The sign and the whole, thousands apart. */
  whole: string;
  /** The decimal sign and what follows it; empty when nothing does. */
  fraction: string;
}

/** The parts of `formatNumber`, for columns of figures that are to stand on their decimal sign. */
export function numberParts(value: number): NumberParts {
  const parts = numberFormat.formatToParts(value);
  const from = parts.findIndex(({ type }) => type === 'decimal');
  const wholeParts = from < 0 ? parts : parts.slice(0, from);
  return { whole: join(wholeParts), fraction: from < 0 ? '' : join(parts.slice(from)) };
}

function join(parts: readonly Intl.NumberFormatPart[]): string {
  return parts.map(({ value }) => value).join('');
}

/** Writes a share of 1 as «۴۵٪», rounded; only what is whole is ۱۰۰٪. */
export function formatPercent(share: number): string {
  const percent = Math.round(share * 100);
  return `${formatNumber(share < 1 ? Math.min(99, percent) : percent)}٪`;
}
