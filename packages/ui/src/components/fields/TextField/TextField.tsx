import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldWords } from '../Field/FieldFrame.tsx';
import { latinWriting } from '../Field/latinWriting.ts';
import { Control } from '../Field/Control.styles.ts';

export const fieldSizes = ['medium', 'large'] as const;
export type FieldSize = (typeof fieldSizes)[number];

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'size'>, FieldWords {
  /**
   * 44 or 52 px high.
   * @default 'medium'
   */
  size?: FieldSize;
  /** What is written is Latin (an e-mail, a number, a code) and runs from left to right. */
  latin?: boolean;
}

/** One line of text. It keeps its own value; the form reads it on submit. Rest, `ref` and class go to the input. */
export function TextField({
  label,
  hint,
  error,
  optional = false,
  size = 'medium',
  latin = false,
  id,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      id={id}
      describedBy={describedBy}
    >
      {(control) => (
        <Control
          type="text"
          {...(latin && latinWriting)}
          {...rest}
          {...control}
          data-height={size}
        />
      )}
    </FieldFrame>
  );
}
