import { FieldFrame, type FieldWords } from '../Field/FieldFrame.tsx';
import { Tick, type TickProps } from './Tick.tsx';

export interface CheckboxProps extends TickProps, FieldWords {}

/** Says yes to one thing. It keeps its own value; the form reads it on submit. Rest, `ref` and class go to the input. */
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
