import { FieldFrame } from '../Field/FieldFrame.tsx';
import { type Choice, GroupFrame, type GroupFrameProps } from '../Field/GroupFrame.tsx';
import * as S from './RadioGroup.styles.ts';

export interface RadioGroupProps extends Omit<
  GroupFrameProps,
  'single' | 'children' | 'defaultValue'
> {
  /** Under this name the form sends the value that is chosen; no other group of the form has it. */
  name: string;
  options: readonly Choice[];
  /** The value chosen at first. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** The choices stand in one line while there is room. */
  line?: boolean;
}

/** One question with one answer, all answers in sight. The arrows choose. Rest, `ref` and class go to the fieldset. */
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
