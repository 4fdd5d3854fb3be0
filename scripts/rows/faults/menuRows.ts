import type { RowFault } from '../rowFault.ts';

const groups = 'apps/web/src/app/shell/navigationGroups.tsx';
const item = 'packages/ui/src/layout/SideMenu/SideMenuItem.tsx';
const userBlock = 'packages/ui/src/layout/SideMenu/UserBlock.tsx';

/** Faults of the rows on the side menu. */
export const menuFaults: RowFault[] = [
  {
    row: 'R-060',
    file: groups,
    from: '      item(paths.history, navText.history, <HistoryIcon />),\n      item(paths.packages, navText.packages, <PackagesIcon />),\n',
    to: '      item(paths.packages, navText.packages, <PackagesIcon />),\n      item(paths.history, navText.history, <HistoryIcon />),\n',
  },
  {
    row: 'R-060',
    file: groups,
    from: 'item(paths.live, navText.live,',
    to: 'item(paths.live, navText.writing,',
  },
  {
    row: 'R-061',
    file: groups,
    from: "belongsTo(getRole(user), 'admin')",
    to: "belongsTo(getRole(user), 'user')",
  },
  { row: 'R-061', file: groups, from: 'item(paths.adminMessages,', to: 'item(paths.messages,' },
  {
    row: 'R-062',
    file: groups,
    from: 'item(paths.profile, navText.profile,',
    to: 'item(paths.dashboard, navText.profile,',
  },
  {
    row: 'R-062',
    file: groups,
    from: '[pages, management, settings] : [pages, settings]',
    to: '[pages, settings, management] : [settings, pages]',
  },
  {
    row: 'R-063',
    file: userBlock,
    from: 'href={account.homeHref}',
    to: 'href={account.profileHref}',
  },
  { row: 'R-063', file: userBlock, from: ' onClick={account.onSignOut}', to: '' },
  { row: 'R-063', file: userBlock, from: 'label={logout} icon', to: 'label={profile} icon' },
  { row: 'R-063', file: userBlock, from: ' src={account.avatarAddress}', to: '' },
  {
    row: 'R-063',
    file: 'apps/web/src/app/shell/AppShell.tsx',
    from: 'homeHref: paths.home,',
    to: 'homeHref: paths.profile,',
  },
  { row: 'R-064', file: groups, from: 'return count > 0', to: 'return count > 1' },
  { row: 'R-064', file: item, from: 'badge > 0', to: 'badge >= 0' },
  { row: 'R-064', file: item, from: '`+${formatNumber(badge)}`', to: '`+${badge}`' },
  {
    row: 'R-064',
    file: 'packages/ui/src/components/data/Badge/Badge.tsx',
    from: '<bdi dir="auto"',
    to: '<bdi dir="rtl"',
  },
  {
    row: 'R-064',
    file: 'packages/api/src/schemas.ts',
    from: '  new_messages_count: count,',
    to: '  new_messages_count: v.number(),',
  },
];
