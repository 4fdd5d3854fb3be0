import type { ReactElement, ReactNode } from 'react';
import { SubmenuTrigger } from 'react-aria-components';
import { ChevronForwardIcon } from '../../media/Icon/controlIcons.ts';
import * as S from './Menu.styles.ts';

export interface MenuActionProps {
  /** The label; typing its first letters finds the item. */
  children: string;
  icon?: ReactNode;
  /** The keyboard shortcut in Latin letters, such as «Ctrl+S». For display only; it binds no keys. */
  shortcut?: string;
  /** Marks a destructive action; place it last. */
  danger?: boolean;
  disabled?: boolean;
  onAction?: () => void;
  /** The page that the item links to. */
  href?: string;
}

/** An action or a page link in a `Menu`. */
export function MenuAction({
  children,
  icon,
  shortcut,
  danger = false,
  disabled = false,
  onAction,
  href,
}: MenuActionProps) {
  return (
    <S.Row
      textValue={children}
      isDisabled={disabled}
      data-danger={danger}
      {...(onAction !== undefined && { onAction })}
      {...(href !== undefined && { href })}
    >
      {icon}
      <S.Words>{children}</S.Words>
      {shortcut !== undefined && <S.Shortcut keys={shortcut.split('+')} />}
    </S.Row>
  );
}

export interface MenuSectionProps {
  title: string;
  children: ReactNode;
}

/** A group of menu items with a title. */
export function MenuSection({ title, children }: MenuSectionProps) {
  return (
    <S.Section>
      <S.Title>{title}</S.Title>
      {children}
    </S.Section>
  );
}

/** A separator, such as before a destructive action. */
export function MenuSeparator() {
  return <S.Line />;
}

export interface SubmenuProps {
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}

/** An item that opens a nested menu in the reading direction. */
export function Submenu({ label, icon, disabled = false, children }: SubmenuProps): ReactElement {
  return (
    <SubmenuTrigger>
      <S.Row textValue={label} isDisabled={disabled}>
        {icon}
        <S.Words>{label}</S.Words>
        <ChevronForwardIcon />
      </S.Row>
      <S.Panel offset={0}>
        <S.List>{children}</S.List>
      </S.Panel>
    </SubmenuTrigger>
  );
}
