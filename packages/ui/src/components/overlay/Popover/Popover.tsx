import type { ReactElement, ReactNode } from 'react';
import {
  DialogTrigger,
  type PopoverProps as AriaPopoverProps,
  Pressable,
} from 'react-aria-components';
import { AriaLocale } from '../../../foundations/aria/AriaLocale.tsx';
import * as S from './Popover.styles.ts';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement<object, string>;
  /** Names what is inside. */
  label: string;
  /**
   * Where it lies beside its button; it turns over where there is no room.
   * @default 'bottom start'
   */
  placement?: NonNullable<AriaPopoverProps['placement']>;
  onOpenChange?: (open: boolean) => void;
  /** Given as a function, it gets the means to close the panel. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small panel beside its button, for a few fields or facts; a list of actions is a `Menu`. */
export function Popover({
  trigger,
  label,
  placement = 'bottom start',
  onOpenChange,
  children,
}: PopoverProps) {
  return (
    <AriaLocale>
      <DialogTrigger {...(onOpenChange !== undefined && { onOpenChange })}>
        <Pressable>{trigger}</Pressable>
        <S.Panel placement={placement} offset={4}>
          <S.Content aria-label={label}>
            {({ close }) => (typeof children === 'function' ? children(close) : children)}
          </S.Content>
        </S.Panel>
      </DialogTrigger>
    </AriaLocale>
  );
}
