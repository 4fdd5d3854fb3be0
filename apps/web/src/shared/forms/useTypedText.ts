import { useState } from 'react';

export interface TypedText {
  /** The text of the field for a value. */
  format: (value: string) => string;
  /** The value of a typed text. */
  parse: (text: string) => string;
  onChange: (value: string) => void;
}

/**
 * The properties of a field that shows its value in another spelling, such as digits of Persian. What is
 * typed stays as it is, with its caret, until the field is left.
 */
export function useTypedText(value: string, { format, parse, onChange }: TypedText) {
  const [shown, setShown] = useState({ value, text: format(value) });
  if (shown.value !== value) {
    setShown({ value, text: format(value) });
  }
  return {
    value: shown.text,
    onChange: ({ currentTarget: { value: text } }: { currentTarget: { value: string } }) => {
      const parsed = parse(text);
      setShown({ value: parsed, text });
      onChange(parsed);
    },
    onBlur: () => setShown({ value, text: format(value) }),
  };
}
