import { FieldFrame, type FieldWords } from '../Field/FieldFrame.tsx';
import { Tick, type TickProps } from './Tick.tsx';

export interface CheckboxProps extends TickProps, FieldWords {}

/**
 * A single yes-or-no option. Uncontrolled: the form reads the value on submit. Rest
 * props, `ref` and class go to the input.
 */
export function Checkbox({
  label,
  hint,
  error,
  optional = false,
  id,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      id={id}
      describedBy={describedBy}
      beside
    >
      {(control) => <Tick {...rest} {...control} />}
    </FieldFrame>
  );
}
