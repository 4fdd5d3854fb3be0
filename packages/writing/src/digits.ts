const persianZero = 0x6f0;
const arabicZero = 0x660;
const latinZero = 0x30;

/** Converts all digits to Persian ones, e.g. «۱۴۰۵». */
export function toPersianDigits(value: string | number): string {
  return withDigitsFrom(String(value), persianZero);
}

/**
 * Converts Persian and Arabic-Indic digits to Latin ones, for requests and
 * comparisons: users type «۰۹۱۲…» with their own keyboard (T-10).
 */
export function toLatinDigits(text: string): string {
  return withDigitsFrom(text, latinZero);
}

function withDigitsFrom(text: string, zero: number): string {
  return text.replaceAll(/[\d٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const from = [persianZero, arabicZero, latinZero].find((first) => code >= first) ?? latinZero;
    return String.fromCharCode(zero + code - from);
  });
}
