import { describeTip } from '../../components/overlay/Tooltip/describeTip.ts';
import { Anchor } from '../../foundations/Navigation.tsx';
import { text } from '../../foundations/text.ts';
import { formatNumber } from '../../persian/number.ts';
import type { MenuItem } from './menu.ts';
import * as S from './SideMenuItem.styles.ts';

export interface SideMenuItemProps extends MenuItem {
  /**
   * Shows only the icon, with the label as a tooltip.
   * @default false
   */
  compact?: boolean;
}

/** A link of the side menu. */
export function SideMenuItem({
  href,
  label,
  icon,
  current = false,
  badge,
  badgeLabel,
  compact = false,
}: SideMenuItemProps) {
  const hasNews = typeof badge === 'number' && badge > 0;
  const name =
    hasNews && badgeLabel !== undefined
      ? [label, badgeLabel].join(text.navigation.listSeparator)
      : undefined;
  return (
    <S.Item
      as={Anchor}
      href={href}
      aria-current={current ? 'page' : undefined}
      aria-label={name}
      data-compact={compact}
      {...(compact && describeTip(name ?? label, { side: 'end' }))}
    >
      <S.ItemIcon>{icon}</S.ItemIcon>
      <S.ItemLabel>{label}</S.ItemLabel>
      {hasNews && <S.ItemBadge>{`+${formatNumber(badge)}`}</S.ItemBadge>}
    </S.Item>
  );
}
