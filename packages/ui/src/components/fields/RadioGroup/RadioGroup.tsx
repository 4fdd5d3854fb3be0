import { FieldFrame } from '../Field/FieldFrame.tsx';
import { type Choice, GroupFrame, type GroupFrameProps } from '../Field/GroupFrame.tsx';
import * as S from './RadioGroup.styles.ts';

export interface RadioGroupProps extends Omit<
  GroupFrameProps,
  'single' | 'children' | 'defaultValue'
> {
  /** The form field name, unique among the groups of the form. */
  name: string;
  options: readonly Choice[];
  /** The initially selected value. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Places the options in one line where they fit. */
  line?: boolean;
}

/**
 * Single choice with all options visible. Arrow keys select. Rest props, `ref` and
 * class go to the fieldset.
 */
export function RadioGroup({
  name,
  options,
  defaultValue,
  onValueChange,
  line = false,
  ...rest
}: RadioGroupProps) {
  return (
    <GroupFrame {...rest} single data-line={line || undefined}>
      <div>
        {options.map(({ value, label, hint, disabled }) => (
          <FieldFrame key={value} label={label} hint={hint} beside>
            {({ id, 'aria-describedby': describedBy }) => (
              <S.Input
                type="radio"
                id={id}
                aria-describedby={describedBy}
                name={name}
                value={value}
                disabled={disabled}
                defaultChecked={value === defaultValue}
                onChange={() => onValueChange?.(value)}
              />
            )}
          </FieldFrame>
        ))}
      </div>
    </GroupFrame>
  );
}
