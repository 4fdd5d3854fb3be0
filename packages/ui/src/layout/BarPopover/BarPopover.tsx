import { type ReactNode, useId } from 'react';
import { IconButton } from '../../components/actions/IconButton/IconButton.tsx';
import * as S from './BarPopover.styles.ts';

export interface BarPopoverProps {
  /** Names the button and what it opens. */
  label: string;
  icon: ReactNode;
  children: ReactNode;
}

/**
 * A button of the top bar that opens a small panel under it. The browser's own
 * popover closes it on Escape or a press outside and gives the focus back.
 */
export function BarPopover({ label, icon, children }: BarPopoverProps) {
  const id = useId();
  return (
    <S.Root>
      <IconButton label={label} icon={icon} popoverTarget={id} aria-haspopup="dialog" />
      <S.Panel id={id} popover="auto" aria-label={label}>
        {children}
      </S.Panel>
    </S.Root>
  );
}
