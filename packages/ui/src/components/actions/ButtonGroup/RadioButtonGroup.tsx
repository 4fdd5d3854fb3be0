import type { ReactNode } from 'react';
import type { ButtonSize } from '../Button/Button.tsx';
import { ButtonFace } from '../Button/ButtonFace.tsx';
import { type Choice, GroupFrame, type GroupFrameProps } from '../../fields/Field/GroupFrame.tsx';
import * as S from './ButtonGroup.styles.ts';

export interface RadioButton extends Omit<Choice, 'hint'> {
  /** Shown before the text. */
  icon?: ReactNode;
}

export interface RadioButtonGroupProps extends Omit<
  GroupFrameProps,
  'single' | 'children' | 'defaultValue'
> {
  /** The form field name, unique among the groups of the form. */
  name: string;
  /** Two to five short options; use `RadioGroup` for more or longer ones. */
  options: readonly RadioButton[];
  /** The initially selected value. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /**
   * Height 36, 44 or 52 px.
   * @default 'medium'
   */
  size?: ButtonSize;
}

/**
 * Single choice among a few options, shown as joined buttons. Arrow keys select. Rest
 * props, `ref` and class go to the fieldset.
 */
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
            <ButtonFace icon={icon}>{label}</ButtonFace>
          </S.Segment>
        ))}
      </S.Segments>
    </GroupFrame>
  );
}
