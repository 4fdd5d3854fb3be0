import type { ReactNode } from 'react';
import type { ButtonSize } from '../../actions/Button/Button.tsx';
import { ButtonFace } from '../../actions/Button/ButtonFace.tsx';
import { type Choice, GroupFrame, type GroupFrameProps } from '../Field/GroupFrame.tsx';
import * as S from './SegmentedControl.styles.ts';

export interface SegmentedOption extends Omit<Choice, 'hint'> {
  /** Shown before the text. */
  icon?: ReactNode;
}

export interface SegmentedControlProps extends Omit<
  GroupFrameProps,
  'single' | 'children' | 'defaultValue'
> {
  /** The form field name, unique among the groups of the form. */
  name: string;
  /** Two to five short options; use `RadioGroup` for more or longer ones. */
  options: readonly SegmentedOption[];
  /** The selected value, where it may change otherwise than by a press. */
  value?: string;
  /** The initially selected value. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /**
   * Height 36, 44 or 52 px.
   * @default 'medium'
   */
  size?: ButtonSize;
  /** Takes the full width of its container. */
  wide?: boolean;
}

/**
 * Single choice among a few options that are visible at once. The options share one width. Arrow
 * keys select. Rest props, `ref` and class go to the fieldset.
 */
export function SegmentedControl({
  name,
  options,
  value: selected,
  defaultValue,
  onValueChange,
  size = 'medium',
  wide = false,
  ...rest
}: SegmentedControlProps) {
  return (
    <GroupFrame {...rest} single>
      <S.Track data-size={size} data-wide={wide}>
        {options.map(({ value, label, icon, disabled }) => (
          <S.Segment key={value}>
            <S.Radio
              type="radio"
              name={name}
              value={value}
              disabled={disabled}
              {...(selected === undefined
                ? { defaultChecked: value === defaultValue }
                : { checked: value === selected })}
              onChange={() => onValueChange?.(value)}
            />
            <ButtonFace icon={icon}>{label}</ButtonFace>
          </S.Segment>
        ))}
      </S.Track>
    </GroupFrame>
  );
}
