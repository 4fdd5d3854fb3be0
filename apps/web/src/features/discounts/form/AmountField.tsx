import { formatNumber, TextField, type TextFieldProps } from '@nevisa/ui';
import { useTypedText } from '../../../shared/forms/useTypedText.ts';
import { parseNumber } from '../data/discountValues.ts';

export interface AmountFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange'
> {
  /** The number as plain text, or what was typed where it is none; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * A whole number that may be anything while it is typed: it is reported with each key, keeps a
 * wrong text for correction, and is written with separators when the field is left.
 */
export function AmountField({ value, onChange, ...rest }: AmountFieldProps) {
  const typed = useTypedText(value, { format: formatAmount, parse: toPlain, onChange });
  return <TextField inputMode="numeric" autoComplete="off" {...rest} {...typed} />;
}

/** «۱۲۰٬۰۰۰» for «120000»; another text stays. */
function formatAmount(value: string): string {
  const number = parseNumber(value);
  return number === null || Number.isNaN(number) ? value : formatNumber(number);
}

function toPlain(text: string): string {
  const number = parseNumber(text);
  return number === null ? '' : Number.isNaN(number) ? text.trim() : String(number);
}
