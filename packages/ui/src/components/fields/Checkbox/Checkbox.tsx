import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { FieldFrame, type FieldProps } from '../Field/FieldFrame.tsx';
import { CheckboxControl, type CheckboxControlProps } from './CheckboxControl.tsx';

export interface CheckboxProps extends CheckboxControlProps, FieldProps {}

/**
 * A single yes-or-no option. Uncontrolled: the form reads the value on submit. Rest
 * props, `ref` and class go to the input.
 */
export function Checkbox(props: CheckboxProps) {
  const [frame, rest] = splitFieldProps(props);
  return (
    <FieldFrame {...frame} beside>
      {(control) => <CheckboxControl {...rest} {...control} />}
    </FieldFrame>
  );
}
