import type { ChangeEvent, ClipboardEvent, ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldProps } from '../Field/FieldFrame.tsx';
import { toLatinDigits, toPersianDigits } from '@nevisa/writing';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { latinWriting } from '../Field/latinWriting.ts';
import { setNativeValue } from '../Field/setNativeValue.ts';
import { extractCode } from './extractCode.ts';
import * as S from './OtpField.styles.ts';

export interface OtpFieldProps
  extends
    Omit<
      ComponentPropsWithRef<'input'>,
      'size' | 'type' | 'dir' | 'maxLength' | 'placeholder' | 'value' | 'defaultValue'
    >,
    Omit<FieldProps, 'optional'> {
  /**
   * The number of digits of the code.
   * @default 6
   */
  length?: number;
  /** The initial digits, in any digit shape. */
  defaultValue?: string;
  /** The digits in controlled mode, in any digit shape. */
  value?: string;
  /** Called with the Latin digits at each change. */
  onCodeChange?: (code: string) => void;
}

/**
 * A one-time code in one field: digits of any shape are shown as Persian ones, and a whole
 * message may be pasted. Uncontrolled by default; the data of the form (`FormData`) has Latin
 * digits. Rest props, `ref` and class go to the input.
 */
export function OtpField({
  length = 6,
  style,
  onChange,
  onPaste,
  onCodeChange,
  defaultValue,
  value,
  ...props
}: OtpFieldProps) {
  const [frame, rest] = splitFieldProps(props);
  const readCode = (event: ChangeEvent<HTMLInputElement>) => {
    keepDigits(event.currentTarget, length);
    onChange?.(event);
    onCodeChange?.(toLatinDigits(event.currentTarget.value));
  };
  const pasteCode = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    event.preventDefault();
    const input = event.currentTarget;
    const code = extractCode(event.clipboardData.getData('text'), length);
    if (code.length === length) {
      setNativeValue(input, toPersianDigits(code));
    } else if (code !== '') {
      input.setRangeText(
        toPersianDigits(code),
        input.selectionStart ?? 0,
        input.selectionEnd ?? 0,
        'end',
      );
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <S.Shell ref={submitLatinDigits}>
          {/* No `maxLength`: it would truncate a pasted message before the code is found. */}
          <S.Input
            autoComplete="one-time-code"
            inputMode="numeric"
            {...latinWriting}
            {...rest}
            {...control}
            {...(defaultValue !== undefined && { defaultValue: show(defaultValue, length) })}
            {...(value !== undefined && { value: show(value, length) })}
            type="text"
            placeholder={'–'.repeat(length)}
            onChange={readCode}
            onPaste={pasteCode}
            style={{ ...style, '--_length': length }}
          />
        </S.Shell>
      )}
    </FieldFrame>
  );
}

// The value on the screen is Persian; the form sends the same digits in Latin.
function submitLatinDigits(shell: HTMLElement | null) {
  const input = shell?.querySelector('input');
  const form = input?.form;
  const convert = ({ formData }: FormDataEvent) => {
    if (input && formData.has(input.name)) {
      formData.set(input.name, toLatinDigits(input.value));
    }
  };
  form?.addEventListener('formdata', convert);
  return () => form?.removeEventListener('formdata', convert);
}

function show(words: string, length: number): string {
  return toPersianDigits(extractCode(words, length));
}

// The caret remains after the same digit.
function keepDigits(input: HTMLInputElement, length: number): void {
  const { value, selectionStart } = input;
  const code = show(value, length);
  if (code !== value) {
    const caret = extractCode(value.slice(0, selectionStart ?? value.length), length).length;
    input.value = code;
    input.setSelectionRange(caret, caret);
  }
}
