let persian: Intl.NumberFormat | undefined;

// Created for the first number, because construction is slow: a page without one does not wait for it.
function createPersianFormat(): Intl.NumberFormat {
  persian ??= new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 2 });
  return persian;
}

/**
 * Formats a number with Persian digits, thousands separator «٬» (U+066C) and at most
 * two decimals after «٫» (U+066B).
 */
export function formatNumber(value: number): string {
  return createPersianFormat().format(value);
}

export interface NumberParts {
  /** The sign and the integer digits with separators. */
  whole: string;
  /** The decimal separator and the fraction; empty for an integer. */
  fraction: string;
}

/** The parts of `formatNumber`, for columns aligned on the decimal separator. */
export function toNumberParts(value: number): NumberParts {
  const parts = createPersianFormat().formatToParts(value);
  const from = parts.findIndex(({ type }) => type === 'decimal');
  const wholeParts = from < 0 ? parts : parts.slice(0, from);
  return { whole: join(wholeParts), fraction: from < 0 ? '' : join(parts.slice(from)) };
}

function join(parts: readonly Intl.NumberFormatPart[]): string {
  return parts.map(({ value }) => value).join('');
}

/** Follows its number. */
export const percentSign = '٪';

/** Formats a share of 1 as «۴۵٪», rounded; only the full share gives ۱۰۰٪. */
export function formatPercent(share: number): string {
  const percent = Math.round(share * 100);
  return `${formatNumber(share < 1 ? Math.min(99, percent) : percent)}${percentSign}`;
}
