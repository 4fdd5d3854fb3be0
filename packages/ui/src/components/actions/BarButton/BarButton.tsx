import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ignorePress } from '../Button/ignorePress.ts';
import { describeTip } from '../../overlay/Tooltip/describeTip.ts';
import * as S from './BarButton.styles.ts';

export interface BarButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** The accessible name, also shown as a tooltip; contains the word. */
  label: string;
  /** The visible word, at most two short ones. */
  word: string;
  icon: ReactNode;
  /** The shortcut, shown in the tooltip, in the order of pressing: `['Ctrl', 'S']`. */
  keys?: readonly string[];
  /**
   * The word is under the icon, or beside it where the window is wide.
   * @default 'under'
   */
  placement?: 'under' | 'beside';
  /** The next step that the person is likely to take. */
  prominent?: boolean;
  /** Cannot be used at present; remains focusable, so that the focus is never lost. */
  unavailable?: boolean;
}

/** A button of a bar with its icon and a word. */
export function BarButton({
  label,
  word,
  icon,
  keys,
  placement = 'under',
  prominent = false,
  unavailable = false,
  onClick,
  ...rest
}: BarButtonProps) {
  return (
    <S.Root
      type="button"
      {...describeTip(label, { keys })}
      {...rest}
      aria-label={label}
      aria-disabled={unavailable || undefined}
      data-placement={placement}
      data-prominent={prominent}
      onClick={unavailable ? ignorePress : onClick}
    >
      {icon}
      <S.Word>{word}</S.Word>
    </S.Root>
  );
}
