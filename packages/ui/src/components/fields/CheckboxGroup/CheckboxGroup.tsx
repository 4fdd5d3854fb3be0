import type { ChangeEvent } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { type Choice, GroupFrame, type GroupFrameProps } from '../Field/GroupFrame.tsx';
import { isShown } from '../Field/FieldFrame.tsx';

export interface CheckboxGroupProps extends Omit<
  GroupFrameProps,
  'single' | 'children' | 'defaultValue'
> {
  /** The form field name of each selected value. */
  name: string;
  options: readonly Choice[];
  /** The initially selected values. */
  defaultValue?: readonly string[];
  /** Called with all selected values in the order of the options. */
  onValueChange?: (values: string[]) => void;
  /** Places the options in one line where they fit. */
  line?: boolean;
}

/**
 * Multiple choice: one question with any number of selected options. Rest props, `ref`
 * and class go to the fieldset.
 */
export function CheckboxGroup({
  name,
  options,
  defaultValue,
  onValueChange,
  line = false,
  error,
  ...rest
}: CheckboxGroupProps) {
  const readValues = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const boxes = currentTarget
      .closest('fieldset')
      ?.querySelectorAll<HTMLInputElement>('input:checked');
    onValueChange?.([...(boxes ?? [])].map(({ value }) => value));
  };
  return (
    <GroupFrame {...rest} error={error} data-line={line || undefined}>
      <div>
        {options.map(({ value, label, hint, disabled }) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            label={label}
            hint={hint}
            disabled={disabled}
            defaultChecked={defaultValue?.includes(value) ?? false}
            onChange={readValues}
            data-refused={isShown(error) || undefined}
          />
        ))}
      </div>
    </GroupFrame>
  );
}
