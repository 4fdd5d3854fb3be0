import type { FaultTable } from '../rowFault.ts';

const authMachine = 'packages/machines/src/auth/authMachine.ts';
const auth = 'apps/web/src/features/auth/authSession';
const payment = 'apps/web/src/features/payment/screen';
const messages = 'apps/web/src/features/messages';
const packages = 'apps/web/src/features/packages';
const app = 'apps/web/src/app';
const ui = 'packages/ui/src';
const fieldFrame = `${ui}/components/fields/Field/FieldFrame.tsx`;
const returnAnnouncements = `${payment}/ReturnAnnouncements.tsx`;
const unreachableScreen = `${app}/pages/starting/UnreachableScreen.tsx`;
const currentPackage = `${packages}/CurrentPackage.tsx`;
const checkoutDialog = `${packages}/checkout/CheckoutDialog.tsx`;

/** Faults of single clauses of the rows on the start, the menu, messages, receipts and packages. */
export const pageClauseFaults: FaultTable = [
  ['R-055', 'apps/web/public/theme-boot.js', "  if (token) root.dataset.hasToken = '';\n", ''],
  [
    'R-057',
    authMachine,
    "'start.retried': 'starting.retrieving',\n          'signOut.requested': { target: 'signedOut', actions: ['removeToken', 'markLeft'] },",
    "'start.retried': 'starting.retrieving',\n          'signOut.requested': { target: 'signedOut', actions: ['removeToken'] },",
  ],
  ['R-057', authMachine, "{ target: 'signedOut', actions: 'markLeft' }", "{ target: 'signedOut' }"],
  ['R-057', `${auth}/authStore.ts`, '{ ...guestFacts, left: true }', '{ ...guestFacts }'],
  ['R-057', `${auth}/startAuth.ts`, "left: snapshot.context.ended === 'left',", 'left: false,'],
  ['R-063', `${ui}/layout/SideMenu/UserBlock.tsx`, 'icon={<HomeIcon />}', 'icon={<ProfileIcon />}'],
  ['R-063', `${ui}/layout/SideMenu/UserBlock.tsx`, 'icon={<LogoutIcon />}', 'icon={<HomeIcon />}'],
  ['R-081', fieldFrame, 'ErrorText id={errorId}>', 'ErrorText id={errorId} style={{ order: -1 }}>'],
  ['R-140', `${messages}/screen/MessageFilters.tsx`, 'chooseFilter(each)', "chooseFilter('OFFER')"],
  ['R-144', `${messages}/sendChanges.ts`, "status: 'SEEN'", "status: 'DELETED'"],
  ['R-153', returnAnnouncements, 'arrived && describeReturn', 'describeReturn'],
  ['R-153', returnAnnouncements, '&& firstSeconds', '&& secondsLeft !== null && firstSeconds'],
  ['R-153', returnAnnouncements, 'firstSeconds === null &&', 'firstSeconds !== secondsLeft &&'],
  ['R-184', 'apps/web/src/shared/lists/listQueries.ts', '    queries.clear();\n', ''],
  ['R-194', unreachableScreen, 'heading={appText.initError}', 'heading={appText.initRetry}'],
  ['R-194', `${app}/guards.tsx`, 'if (unreachable)', "if (unreachable && page.access !== 'guest')"],
  ['X-81', currentPackage, 'time={record.end_time}', 'time={record.start_time ?? record.end_time}'],
  ['X-81', currentPackage, '          <ReservedPackage user={user} />\n', ''],
  ['X-83', `${packages}/purchasePorts.ts`, 'readGatewayHost(url, gateways) !== null', "url !== ''"],
  ['X-83', checkoutDialog, "discount > 0 ? <Money amount={-discount} /> : '—'", "'—'"],
  ['R-063', `${app}/shell/AppShell.tsx`, 'name: getDisplayName(user),', 'name: user.username,'],
  ['R-181', `${app}/shell/AppShell.tsx`, 'name: getDisplayName(user),', 'name: user.username,'],
  [
    'R-180',
    `${app}/shell/AppShell.tsx`,
    "config.apiHost === '' ? window.location.origin : config.apiHost",
    'window.location.origin',
  ],
];
