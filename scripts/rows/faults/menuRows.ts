import type { FaultTable } from '../rowFault.ts';

const groups = 'apps/web/src/app/shell/navigationGroups.tsx';
const item = 'packages/ui/src/layout/SideMenu/SideMenuItem.tsx';
const userBlock = 'packages/ui/src/layout/SideMenu/UserBlock.tsx';
const appShell = 'apps/web/src/app/shell/AppShell.tsx';
const schemas = 'packages/api/src/schemas.ts';

/** Faults of the rows on the side menu. */
export const menuFaults: FaultTable = [
  [
    'R-060',
    groups,
    '      item(paths.history, navText.history, <HistoryIcon />),\n      item(paths.packages, navText.packages, <PackagesIcon />),\n',
    '      item(paths.packages, navText.packages, <PackagesIcon />),\n      item(paths.history, navText.history, <HistoryIcon />),\n',
  ],
  ['R-060', groups, 'item(paths.live, navText.live,', 'item(paths.live, navText.writing,'],
  ['R-061', groups, "belongsTo(getRole(user), 'admin')", "belongsTo(getRole(user), 'user')"],
  ['R-061', groups, 'item(paths.adminMessages,', 'item(paths.messages,'],
  ['R-062', groups, 'paths.profile, navText.profile,', 'paths.dashboard, navText.profile,'],
  [
    'R-062',
    groups,
    '[pages, management, settings] : [pages, settings]',
    '[pages, settings, management] : [settings, pages]',
  ],
  ['R-063', userBlock, 'href={account.homeHref}', 'href={account.profileHref}'],
  ['R-063', userBlock, ' onClick={account.onSignOut}', ''],
  ['R-063', userBlock, 'label={logout} icon', 'label={profile} icon'],
  ['R-063', userBlock, ' src={account.avatarAddress}', ''],
  ['R-063', appShell, 'homeHref: paths.home,', 'homeHref: paths.profile,'],
  ['R-064', groups, 'return count > 0', 'return count > 1'],
  ['R-064', item, 'badge > 0', 'badge >= 0'],
  ['R-064', item, '`+${formatNumber(badge)}`', '`+${badge}`'],
  ['R-064', 'packages/ui/src/components/data/Badge/Badge.tsx', '<bdi dir="auto"', '<bdi dir="rtl"'],
  ['R-064', schemas, '  new_messages_count: count,', '  new_messages_count: v.number(),'],
];
