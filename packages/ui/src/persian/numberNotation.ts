import { toLatinDigits, toPersianDigits } from '@nevisa/writing';

/** Formatting and parsing of the numbers of one field. */
export interface NumberNotation {
  /** The default step of the arrow keys. */
  ownStep: number;
  /** «۱۲٬۳۴۵»; empty for NaN. */
  format: (value: number) => string;
  /** The number in a text; NaN without one. */
  parse: (text: string) => number;
  /** Whether further typing can turn the text into a number: true for «−» and «۱۲٫». */
  canBegin: (text: string, negative: boolean) => boolean;
}

/** The Persian `Intl` notation for the given options. */
export function numberNotation(options: Intl.NumberFormatOptions): NumberNotation {
  const formatter = new Intl.NumberFormat('fa-IR', options);
  const { style, maximumFractionDigits = 0 } = formatter.resolvedOptions();
  const whole = style === 'percent' ? 100 : 1;
  return {
    ownStep: 1 / whole,
    format: (value) => (Number.isNaN(value) ? '' : formatter.format(value)),
    parse: (text) => {
      const figures = figuresOf(text);
      return /\d/.test(figures) ? withoutDust(Number(figures) / whole) : Number.NaN;
    },
    canBegin: (text, negative) => {
      const figures = figuresOf(text);
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
export function writeAsNumber(typed: string): string {
  return toPersianDigits(typed)
    .replaceAll(/[-−]/g, '−')
    .replaceAll(/[./]/g, '٫')
    .replaceAll(/[,،]/g, '٬')
    .replaceAll('%', '٪')
    .replaceAll(/[^۰-۹٫٬٪−]/g, '');
}

// Removes floating-point errors such as 0.30000000000000004.
export function withoutDust(value: number): number {
  return Number(value.toPrecision(15));
}

function figuresOf(text: string): string {
  return toLatinDigits(writeAsNumber(text))
    .replaceAll(/[٬٪]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('−', '-');
}
