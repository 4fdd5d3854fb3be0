import type { ReactElement, ReactNode } from 'react';
import { SubmenuTrigger } from 'react-aria-components';
import { ChevronForwardIcon } from '../../media/Icon/controlIcons.ts';
import * as S from './Menu.styles.ts';

export interface MenuActionProps {
  /** Its words; typing their first letters finds it. */
  children: string;
  icon?: ReactNode;
  /** The keys that do the same, in Latin: «Ctrl+S». Showing them does not bind them. */
  shortcut?: string;
  /** It destroys; such an item comes last. */
  danger?: boolean;
  disabled?: boolean;
  onAction?: () => void;
  /** The page it leads to. */
  href?: string;
}

/** One action of a `Menu`, or one page that it leads to. */
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

/** Items that belong together, under a title. */
export function MenuSection({ title, children }: MenuSectionProps) {
  return (
    <S.Section>
      <S.Title>{title}</S.Title>
      {children}
    </S.Section>
  );
}

/** Sets apart what follows, such as the item that destroys. */
export function MenuSeparator() {
  return <S.Line />;
}

export interface SubmenuProps {
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}

/** An item that opens more items beside it, on the side to which one reads. */
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
