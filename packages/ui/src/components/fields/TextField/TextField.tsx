import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { type CountedProps, useCharacterCount } from '../Field/CharacterCount.tsx';
import { FieldFrame, type FieldProps } from '../Field/FieldFrame.tsx';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { latinWriting } from '../Field/latinWriting.ts';
import { Control } from '../Field/Control.styles.ts';

export const fieldSizes = ['medium', 'large'] as const;
export type FieldSize = (typeof fieldSizes)[number];

export interface TextFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'size'>, FieldProps, CountedProps {
  /**
   * Height 44 or 52 px.
   * @default 'medium'
   */
  size?: FieldSize;
  /** For Latin text (an e-mail, a number, a code): runs from left to right. */
  latin?: boolean;
  /** Confirms the value in the place of the hint: a code that is applied. */
  success?: ReactNode;
}

/**
 * One line of text. Uncontrolled by default; the form reads the value on submit. Rest
 * props, `ref` and class go to the input.
 */
export function TextField({
  size = 'medium',
  latin = false,
  success,
  limit,
  countCharacters,
  onChange,
  ...props
}: TextFieldProps) {
  const [frame, rest] = splitFieldProps(props);
  const { counter, count } = useCharacterCount(
    { limit, countCharacters, error: props.error },
    String(props.defaultValue ?? ''),
  );
  const readText = (event: ChangeEvent<HTMLInputElement>) => {
    count(event.currentTarget.value);
    onChange?.(event);
  };
  return (
    <FieldFrame {...frame} success={success} aside={counter}>
      {(control) => (
        <Control
          type="text"
          {...(latin && latinWriting)}
          {...rest}
          {...control}
          onChange={readText}
          data-height={size}
        />
      )}
    </FieldFrame>
  );
}
