import { belongsTo, getRole } from '@nevisa/api';
import type { User } from '@nevisa/api/types';
import {
  AdminMessagesIcon,
  AnalyticsIcon,
  DashboardIcon,
  DiscountsIcon,
  HistoryIcon,
  LiveIcon,
  MessagesIcon,
  type MenuGroup,
  PackagesIcon,
  ProfileIcon,
  UsersIcon,
  WritingIcon,
  formatNumber,
} from '@nevisa/ui';
import { paths } from '../../shared/paths.ts';
import { fill } from '../../shared/text/fill.ts';
import { navText } from '../../shared/text/navText.ts';

/** The side menu of specification §2: pages, management for administrators only, settings (R-060…R-062). */
export function listNavigationGroups(user: User, currentPath: string): MenuGroup[] {
  const item = (href: string, label: string, icon: MenuGroup['items'][number]['icon']) => ({
    href,
    label,
    icon,
    current: href === currentPath,
  });
  const pages: MenuGroup = {
    label: navText.sectionPages,
    items: [
      item(paths.dashboard, navText.dashboard, <DashboardIcon />),
      item(paths.live, navText.live, <LiveIcon />),
      item(paths.history, navText.history, <HistoryIcon />),
      item(paths.packages, navText.packages, <PackagesIcon />),
      {
        ...item(paths.messages, navText.messages, <MessagesIcon />),
        ...describeMessagesBadge(user),
      },
    ],
  };
  const management: MenuGroup = {
    label: navText.sectionManagement,
    items: [
      item(paths.analytics, navText.analytics, <AnalyticsIcon />),
      item(paths.users, navText.users, <UsersIcon />),
      item(paths.discounts, navText.discounts, <DiscountsIcon />),
      item(paths.adminMessages, navText.adminMessages, <AdminMessagesIcon />),
    ],
  };
  const settings: MenuGroup = {
    label: navText.sectionSettings,
    items: [
      item(paths.profile, navText.profile, <ProfileIcon />),
      item(paths.settings, navText.writing, <WritingIcon />),
    ],
  };
  return belongsTo(getRole(user), 'admin') ? [pages, management, settings] : [pages, settings];
}

/** The count beside the messages and its label; empty at zero. */
export function describeMessagesBadge({ new_messages_count: count }: User): {
  badge?: number;
  badgeLabel?: string;
} {
  return count > 0
    ? { badge: count, badgeLabel: fill(navText.newBadgeAria, { n: formatNumber(count) }) }
    : {};
}
