import type { ReactElement, ReactNode } from 'react';
import { MenuTrigger, type PopoverProps, Pressable } from 'react-aria-components';
import { AriaLocale } from '../../../foundations/aria/AriaLocale.tsx';
import * as S from './Menu.styles.ts';

export interface MenuProps {
  /** The button that opens it and gives it its name. */
  trigger: ReactElement<object, string>;
  /**
   * Where it lies beside its button; it turns over where there is no room.
   * @default 'bottom start'
   */
  placement?: NonNullable<PopoverProps['placement']>;
  onOpenChange?: (open: boolean) => void;
  /** `MenuAction`, `MenuChoices`, `MenuSection`, `MenuSeparator` and `Submenu`. */
  children: ReactNode;
}

/** Actions behind one button, with a page or a choice among them. A menu of pages alone is navigation, and a field that is chosen is a `Select`. */
export function Menu({ trigger, placement = 'bottom start', onOpenChange, children }: MenuProps) {
  return (
    <AriaLocale>
      <MenuTrigger {...(onOpenChange !== undefined && { onOpenChange })}>
        <Pressable>{trigger}</Pressable>
        <S.Panel placement={placement} offset={4}>
          <S.List>{children}</S.List>
        </S.Panel>
      </MenuTrigger>
    </AriaLocale>
  );
}
