import type { ReactElement, ReactNode } from 'react';
import {
  DialogTrigger,
  type PopoverProps as AriaPopoverProps,
  Pressable,
} from 'react-aria-components';
import type { RootProps } from '../../../foundations/aria/rootProps.ts';
import { AriaLocale } from '../../../foundations/aria/AriaLocale.tsx';
import * as S from './Popover.styles.ts';

export interface PopoverProps extends RootProps {
  /** The button that opens the panel. */
  trigger: ReactElement<object, string>;
  /** The accessible name of the panel. */
  label: string;
  /**
   * The position beside the button; flips where space is missing.
   * @default 'bottom start'
   */
  placement?: NonNullable<AriaPopoverProps['placement']>;
  onOpenChange?: (open: boolean) => void;
  /** The content; a function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small panel beside its button for a few fields or facts. For a list of actions use `Menu`. */
export function Popover({
  trigger,
  label,
  placement = 'bottom start',
  onOpenChange,
  children,
  ...rest
}: PopoverProps) {
  return (
    <AriaLocale>
      <DialogTrigger {...(onOpenChange !== undefined && { onOpenChange })}>
        <Pressable>{trigger}</Pressable>
        <S.Panel {...rest} placement={placement} offset={4}>
          <S.Content aria-label={label}>
            {({ close }) => (typeof children === 'function' ? children(close) : children)}
          </S.Content>
        </S.Panel>
      </DialogTrigger>
    </AriaLocale>
  );
}
