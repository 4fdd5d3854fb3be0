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
  /** A few words; what must be read stands in the page. */
  words: ReactNode;
  /**
   * Where it lies; it turns over where there is no room.
   * @default 'top'
   */
  placement?: NonNullable<AriaTooltipProps['placement']>;
  /** The button or link it explains. */
  children: Control;
}

/** Explains a control while it is pointed at or focused. Fingers never see it, so it must not be needed. */
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

// With a title, the browser would show a second tip.
function withoutTitle(control: Control): Control {
  return cloneElement(control, { title: undefined }) as Control;
}
