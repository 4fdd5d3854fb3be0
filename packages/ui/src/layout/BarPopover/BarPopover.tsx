import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { IconButton } from '../../components/actions/IconButton/IconButton.tsx';
import * as S from './BarPopover.styles.ts';

export interface BarPopoverProps extends ComponentPropsWithRef<'div'> {
  /** The accessible name of the button and the panel. */
  label: string;
  icon: ReactNode;
}

/**
 * A button of the top bar that opens a small panel below it. The native popover closes on Escape
 * or a click outside and restores the focus.
 */
export function BarPopover({ label, icon, children, ...rest }: BarPopoverProps) {
  const id = useId();
  return (
    <S.Root {...rest}>
      <IconButton label={label} icon={icon} popoverTarget={id} aria-haspopup="dialog" />
      <S.Panel id={id} popover="auto" aria-label={label}>
        {children}
      </S.Panel>
    </S.Root>
  );
}
