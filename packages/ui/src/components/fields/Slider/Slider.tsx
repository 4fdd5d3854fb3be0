import type { ReactNode, Ref } from 'react';
import { Label, type SliderProps as AriaProps } from 'react-aria-components';
import { AriaLocale } from '../../../foundations/aria/AriaLocale.tsx';
import * as F from '../Field/Field.styles.ts';
import * as S from './Slider.styles.ts';

type OwnNames = 'className' | 'children' | 'minValue' | 'maxValue' | 'isDisabled' | 'orientation';

export interface SliderProps extends Omit<AriaProps<number>, OwnNames> {
  label: ReactNode;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /** The form field name. */
  name?: string;
  disabled?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A number selected by position; its value is shown and announced in Persian.
 * `formatOptions` sets a unit or a percentage.
 */
export function Slider({
  label,
  min = 0,
  max = 100,
  name,
  disabled = false,
  onChange,
  onChangeEnd,
  ...rest
}: SliderProps) {
  return (
    <AriaLocale>
      <S.Root
        {...rest}
        onChange={(value) => onChange?.(single(value))}
        onChangeEnd={(value) => onChangeEnd?.(single(value))}
        minValue={min}
        maxValue={max}
        isDisabled={disabled}
      >
        <F.Label as={Label}>{label}</F.Label>
        <S.Value />
        <S.Track>
          {({ state }) => (
            <>
              <S.Filled style={{ '--_part': state.getThumbPercent(0) }} />
              <S.Thumb {...(name !== undefined && { name })} />
            </>
          )}
        </S.Track>
      </S.Root>
    </AriaLocale>
  );
}

// React Aria supports several thumbs; this slider has one.
function single(value: number | number[]): number {
  return typeof value === 'number' ? value : (value[0] ?? 0);
}
