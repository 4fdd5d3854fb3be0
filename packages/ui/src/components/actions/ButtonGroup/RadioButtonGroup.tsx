import type { ReactNode } from 'react';
import type { ButtonSize } from '../Button/Button.tsx';
import { ButtonFace } from '../Button/ButtonFace.tsx';
import { type Choice, GroupFrame, type GroupFrameProps } from '../../fields/Field/GroupFrame.tsx';
import * as S from './ButtonGroup.styles.ts';

export interface RadioButton extends Omit<Choice, 'hint'> {
  /** Stands before the words. */
  icon?: ReactNode;
}

export interface RadioButtonGroupProps extends Omit<
  GroupFrameProps,
  'single' | 'children' | 'defaultValue'
> {
  /** Under this name the form sends the value that is chosen; no other group of the form has it. */
  name: string;
  /** Two to five short ones; more, or longer ones, are a `RadioGroup`. */
  options: readonly RadioButton[];
  /** The value chosen at first. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /**
   * 36, 44 or 52 px high.
   * @default 'medium'
   */
  size?: ButtonSize;
}

/** One of a few, as joined buttons. The arrows choose. Rest, `ref` and class go to the fieldset. */
export function RadioButtonGroup({
  name,
  options,
  defaultValue,
  onValueChange,
  size = 'medium',
  ...rest
}: RadioButtonGroupProps) {
  return (
    <GroupFrame {...rest} single>
      <S.Segments>
        {options.map(({ value, label, icon, disabled }) => (
          <S.Segment as="label" key={value} data-variant="secondary" data-size={size}>
            <S.Radio
              type="radio"
              name={name}
              value={value}
              disabled={disabled}
              defaultChecked={value === defaultValue}
              onChange={() => onValueChange?.(value)}
            />
            <ButtonFace icon={icon} busy={false} busyLabel={undefined}>
              {label}
            </ButtonFace>
          </S.Segment>
        ))}
      </S.Segments>
    </GroupFrame>
  );
}
