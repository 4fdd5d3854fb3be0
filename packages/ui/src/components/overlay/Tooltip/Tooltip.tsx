import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import {
  Focusable,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components';
import { AriaLocale } from '../../../foundations/aria/AriaLocale.tsx';
import * as S from './Tooltip.styles.ts';

type Control = ReactElement<HTMLAttributes<HTMLElement>, string>;

export interface TooltipProps {
  /** A few words of explanation; essential text belongs in the page. */
  words: ReactNode;
  /**
   * The position beside the control; flips where space is missing.
   * @default 'top'
   */
  placement?: NonNullable<AriaTooltipProps['placement']>;
  /** The button or link with the tooltip. */
  children: Control;
}

/**
 * Explains a control on hover and focus. Touch screens do not show it, so the control must be
 * clear without it.
 */
export function Tooltip({ words, placement = 'top', children }: TooltipProps) {
  return (
    <AriaLocale>
      <TooltipTrigger delay={500} closeDelay={100}>
        <Focusable>{withoutTitle(children)}</Focusable>
        <S.Tip placement={placement} offset={8}>
          {words}
        </S.Tip>
      </TooltipTrigger>
    </AriaLocale>
  );
}

// A `title` attribute would show a second, native tooltip.
function withoutTitle(control: Control): Control {
  return cloneElement(control, { title: undefined }) as Control;
}
