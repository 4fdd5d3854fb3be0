import { type ClipboardEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import type { TimeFieldProps as AriaProps, TimeValue } from 'react-aria-components';
import { AriaLocale } from '../../../foundations/aria/AriaLocale.tsx';
import { text } from '../../../foundations/text.ts';
import { Content } from '../DatePicker/DatePicker.styles.ts';
import { DateSegments } from '../DatePicker/DateSegments.tsx';
import type { OwnNames } from '../DatePicker/dateField.ts';
import { AriaFieldFrame } from '../Field/AriaFieldFrame.tsx';
import * as B from '../Field/FieldBox.styles.ts';
import { type FieldProps, isShown } from '../Field/FieldFrame.tsx';
import { useFormReset } from '../Field/useFormReset.ts';
import type { FieldSize } from '../TextField/TextField.tsx';
import { parseClock, isBetween, isOnStep, readClock, stepMinute, toClock } from './clock.ts';
import * as S from './TimeField.styles.ts';

export interface TimeFieldProps extends Omit<AriaProps<TimeValue>, OwnNames | 'name'>, FieldProps {
  /** The time of day, «14:05», or null, in controlled mode. */
  value?: string | null;
  defaultValue?: string;
  /** Called with the time of day, or null while it is incomplete. */
  onChange?: (time: string | null) => void;
  /** The name in the form, which receives «14:05». */
  name?: string;
  /** The first allowed time, as «08:00». */
  min?: string;
  /** The last allowed time, as «20:00». */
  max?: string;
  /**
   * Minutes between allowed times, counted from midnight; the arrow keys move by it.
   * @default 1
   */
  step?: number;
  /**
   * Height 44 or 52 px.
   * @default 'medium'
   */
  size?: FieldSize;
  disabled?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A time of day of 24 hours, shown with Persian digits. The form and callbacks receive «14:05». */
export function TimeField(props: TimeFieldProps) {
  const { label, hint, error, optional, size = 'medium', ...more } = props;
  const { value, defaultValue, onChange, name, min, max, step = 1, disabled, ...rest } = more;
  const { clock, set, pasteFailed, handlers, input } = useClock({
    value,
    defaultValue,
    onChange,
    step,
  });
  const time = parseClock(clock);
  const [first, last] = [parseClock(min), parseClock(max)];
  const isOffStep = time !== null && isBetween(time, first, last) && !isOnStep(time, step);
  const ownError = (pasteFailed && text.time.pasted) || (isOffStep && text.time.step);
  const shown = isShown(error) ? error : ownError;
  return (
    <AriaLocale>
      <S.Root
        {...rest}
        value={time}
        onChange={(next) => set(next === null ? null : toClock(next))}
        minValue={first}
        maxValue={last}
        hourCycle={24}
        shouldForceLeadingZeros
        validationBehavior="aria"
        isDisabled={disabled ?? false}
        {...(isShown(shown) && { isInvalid: true })}
      >
        <AriaFieldFrame
          {...{ label, hint, optional }}
          error={shown}
          fallbackError={text.time.outside}
        >
          <B.Box data-height={size} {...handlers}>
            <Content>
              <DateSegments />
            </Content>
          </B.Box>
        </AriaFieldFrame>
        <input ref={input} type="hidden" name={name} value={clock ?? ''} disabled={disabled} />
      </S.Root>
    </AriaLocale>
  );
}

interface ClockOptions {
  value: string | null | undefined;
  defaultValue: string | undefined;
  onChange: ((time: string | null) => void) | undefined;
  step: number;
}

/** The time of a field, with what the segments do not do: paste, and steps of the arrow keys. */
function useClock({ value, defaultValue = '', onChange, step }: ClockOptions) {
  const [own, setOwn] = useState<string | null>(defaultValue);
  const [pasteFailed, setPasteFailed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const clock = value === undefined ? own : value;
  const set = (next: string | null) => {
    setPasteFailed(false);
    setOwn(next);
    onChange?.(next);
  };
  useFormReset(input, () => set(defaultValue));
  const handlers = {
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      const next = readClock(event.clipboardData.getData('text'));
      if (next === null) {
        setPasteFailed(true);
      } else {
        set(next);
      }
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      const time = parseClock(clock);
      const direction = directions[event.key];
      const isMinute =
        event.target instanceof Element && event.target.matches('[data-type="minute"]');
      if (step > 1 && time !== null && direction !== undefined && isMinute) {
        event.preventDefault();
        event.stopPropagation();
        set(toClock({ hour: time.hour, minute: stepMinute(time.minute, direction, step) }));
      }
    },
  };
  return { clock, set, pasteFailed, handlers, input };
}

const directions: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };
