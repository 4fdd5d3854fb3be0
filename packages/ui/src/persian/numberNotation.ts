import { toLatinDigits, toPersianDigits } from '@nevisa/writing';

/** How the numbers of one field are written by it, and read from people. */
export interface NumberNotation {
  /** The share of 1 that an arrow key moves by when nothing else is said. */
  ownStep: number;
  /** «۱۲٬۳۴۵»; empty for what is no number. */
  format: (value: number) => string;
  /** The number in a text; NaN where there is none. */
  parse: (text: string) => number;
  /** Whether a text can become a number while it is written: «−» and «۱۲٫» can. */
  canBegin: (text: string, negative: boolean) => boolean;
}

/** Numbers as `Intl` writes them in Persian with these options. */
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
 * Writes what is typed or pasted as a field of numbers has it: digits of any
 * keyboard in Persian, «.» and «/» as «٫», and nothing of the words around.
 */
export function writeAsNumber(typed: string): string {
  return toPersianDigits(typed)
    .replaceAll(/[-−]/g, '−')
    .replaceAll(/[./]/g, '٫')
    .replaceAll(/[,،]/g, '٬')
    .replaceAll('%', '٪')
    .replaceAll(/[^۰-۹٫٬٪−]/g, '');
}

// Adding tenths leaves a dust of the last binary digits: 0.30000000000000004.
export function withoutDust(value: number): number {
  return Number(value.toPrecision(15));
}

function figuresOf(text: string): string {
  return toLatinDigits(writeAsNumber(text))
    .replaceAll(/[٬٪]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('−', '-');
}
