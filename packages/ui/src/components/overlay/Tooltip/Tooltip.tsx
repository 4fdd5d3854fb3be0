import { cloneElement, type HTMLAttributes, type ReactElement } from 'react';
import { describeTip, type TipSide } from './describeTip.ts';

type Control = ReactElement<HTMLAttributes<HTMLElement>>;

export interface TooltipProps {
  /** A few words of explanation; essential text belongs in the page. */
  words: string;
  /** The shortcut of the control, in the order of pressing: `['Ctrl', 'S']`. */
  keys?: readonly string[];
  /**
   * The position beside the control; flips where space is missing.
   * @default 'top'
   */
  placement?: TipSide;
  /** The button or link with the tooltip; it passes `data-*` attributes to its element. */
  children: Control;
}

/**
 * Explains a control on hover, on focus by keyboard, and on a long press. An icon button has a
 * tooltip with its name without this component.
 */
export function Tooltip({ words, keys, placement, children }: TooltipProps) {
  return cloneElement(children, {
    title: undefined,
    ...describeTip(words, { keys, side: placement, describes: true }),
  } as HTMLAttributes<HTMLElement>);
}
