const persianZero = 0x6f0;
const arabicZero = 0x660;
const latinZero = 0x30;

/** Writes the digits of a text or a number as Persian ones, «۱۴۰۵»; all else stays as it is. */
export function toPersianDigits(value: string | number): string {
  return withDigitsFrom(String(value), persianZero);
}

/**
 * Writes Persian and Arabic-Indic digits as Latin ones, for what is sent or
 * compared: people type «۰۹۱۲…» with the keyboard they have (T-10).
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
