import { type ReactNode, useId } from 'react';
import { Logo } from '../../drawings/Logo.tsx';
import { Anchor } from '../../foundations/Navigation.tsx';
import { text } from '../../foundations/text.ts';
import type { MenuAccount, MenuBrand, MenuGroup } from './menu.ts';
import { SideMenuItem } from './SideMenuItem.tsx';
import { UserBlock } from './UserBlock.tsx';
import * as S from './SideMenu.styles.ts';

export interface SideMenuProps {
  brand: MenuBrand;
  groups: readonly MenuGroup[];
  account: MenuAccount;
  /**
   * Shows icons only.
   * @default false
   */
  compact?: boolean;
  /** Shown at the end of the header: the close button of the drawer. */
  close?: ReactNode;
}

/** The content of the sidebar and the drawer: logo, grouped pages and user. Only the pages scroll. */
export function SideMenu({ brand, groups, account, compact = false, close }: SideMenuProps) {
  return (
    <S.Root aria-label={text.navigation.main} data-compact={compact}>
      <S.Head>
        <S.Brand as={Anchor} href={brand.href} aria-label={brand.name}>
          <Logo size={32} />
          {!compact && <S.BrandName translate="no">{brand.name}</S.BrandName>}
        </S.Brand>
        {close}
      </S.Head>
      <S.Pages>
        {groups.map((group) => (
          <Group key={group.label} group={group} compact={compact} />
        ))}
      </S.Pages>
      <UserBlock account={account} compact={compact} />
    </S.Root>
  );
}

function Group({ group, compact }: { group: MenuGroup; compact: boolean }) {
  const labelId = useId();
  return (
    <S.Group>
      <S.GroupLabel id={labelId} data-compact={compact}>
        <span>{group.label}</span>
      </S.GroupLabel>
      <S.Items aria-labelledby={labelId}>
        {group.items.map((item) => (
          <li key={item.href}>
            <SideMenuItem {...item} compact={compact} />
          </li>
        ))}
      </S.Items>
    </S.Group>
  );
}
