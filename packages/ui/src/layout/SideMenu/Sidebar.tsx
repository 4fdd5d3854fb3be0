import { SideMenu, type SideMenuProps } from './SideMenu.tsx';
import * as S from './Sidebar.styles.ts';

export interface SidebarProps extends Omit<SideMenuProps, 'close'> {
  id?: string;
}

/** The side menu beside the page: 260 px wide, or 80 px in compact form. */
export function Sidebar({ id, compact = false, ...menu }: SidebarProps) {
  return (
    <S.Root id={id} data-compact={compact}>
      <SideMenu {...menu} compact={compact} />
    </S.Root>
  );
}
