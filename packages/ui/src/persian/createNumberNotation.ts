import { toLatinDigits, toPersianDigits } from '@nevisa/writing';

/** Formatting and parsing of the numbers of one field. */
export interface NumberNotation {
  /** The default step of the arrow keys. */
  defaultStep: number;
  /** «۱۲٬۳۴۵»; empty for NaN. */
  format: (value: number) => string;
  /** The number in a text; NaN without one. */
  parse: (text: string) => number;
  /** Whether further typing can turn the text into a number: true for «−» and «۱۲٫». */
  canBecomeNumber: (text: string, negative: boolean) => boolean;
}

/** The Persian `Intl` notation for the given options. */
export function createNumberNotation(options: Intl.NumberFormatOptions): NumberNotation {
  const formatter = new Intl.NumberFormat('fa-IR', options);
  const { style, maximumFractionDigits = 0 } = formatter.resolvedOptions();
  const whole = style === 'percent' ? 100 : 1;
  return {
    defaultStep: 1 / whole,
    format: (value) => (Number.isNaN(value) ? '' : formatter.format(value)),
    parse: (text) => {
      const figures = toPlainNumber(text);
      return /\d/.test(figures) ? roundFloat(Number(figures) / whole) : Number.NaN;
    },
    canBecomeNumber: (text, negative) => {
      const figures = toPlainNumber(text);
      return (
        /^-?\d*\.?\d*$/.test(figures) &&
        (negative || !figures.startsWith('-')) &&
        (maximumFractionDigits > 0 || !figures.includes('.'))
      );
    },
  };
}

/**
 * Converts typed or pasted text for a number field: any digit shape to Persian digits,
 * «.» and «/» to «٫», other text removed.
 */
export function toNumberCharacters(typed: string): string {
  return toPersianDigits(typed)
    .replaceAll(/[-−]/g, '−')
    .replaceAll(/[./]/g, '٫')
    .replaceAll(/[,،]/g, '٬')
    .replaceAll('%', '٪')
    .replaceAll(/[^۰-۹٫٬٪−]/g, '');
}

/** Removes floating-point errors such as 0.30000000000000004. */
export function roundFloat(value: number): number {
  return Number(value.toPrecision(15));
}

function toPlainNumber(text: string): string {
  return toLatinDigits(toNumberCharacters(text))
    .replaceAll(/[٬٪]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('−', '-');
}
