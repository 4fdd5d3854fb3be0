import type { ReactElement, ReactNode } from 'react';
import { MenuTrigger, type PopoverProps, Pressable } from 'react-aria-components';
import type { RootProps } from '../../../foundations/aria/rootProps.ts';
import { AriaLocale } from '../../../foundations/aria/AriaLocale.tsx';
import * as S from './Menu.styles.ts';

export interface MenuProps extends RootProps {
  /** The button that opens and names the menu. */
  trigger: ReactElement<object, string>;
  /**
   * The position beside the button; flips where space is missing.
   * @default 'bottom start'
   */
  placement?: NonNullable<PopoverProps['placement']>;
  onOpenChange?: (open: boolean) => void;
  /** `MenuAction`, `MenuChoices`, `MenuSection`, `MenuSeparator` and `Submenu`. */
  children: ReactNode;
}

/**
 * A button with a menu of actions, choices and page links. For pages alone use navigation links;
 * for a form value use `Select`.
 */
export function Menu({
  trigger,
  placement = 'bottom start',
  onOpenChange,
  children,
  ...rest
}: MenuProps) {
  return (
    <AriaLocale>
      <MenuTrigger {...(onOpenChange !== undefined && { onOpenChange })}>
        <Pressable>{trigger}</Pressable>
        <S.Panel {...rest} placement={placement} offset={4}>
          <S.List>{children}</S.List>
        </S.Panel>
      </MenuTrigger>
    </AriaLocale>
  );
}
