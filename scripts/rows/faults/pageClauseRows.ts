import type { FaultTable } from '../rowFault.ts';

const authMachine = 'packages/machines/src/auth/authMachine.ts';
const auth = 'apps/web/src/features/auth/authSession';
const payment = 'apps/web/src/features/payment/screen';
const messages = 'apps/web/src/features/messages';
const packages = 'apps/web/src/features/packages';
const app = 'apps/web/src/app';
const ui = 'packages/ui/src';

/** Faults of single clauses of the rows on the start, the menu, messages, receipts and packages. */
export const pageClauseFaults: FaultTable = [
  ['R-055', 'apps/web/public/theme-boot.js', "  if (token) root.dataset.hasToken = '';\n", ''],
  [
    'R-057',
    authMachine,
    "'start.retried': 'starting.retrieving',\n          'signOut.requested': { target: 'signedOut', actions: ['removeToken', 'markLeft'] },",
    "'start.retried': 'starting.retrieving',\n          'signOut.requested': { target: 'signedOut', actions: ['removeToken'] },",
  ],
  [
    'R-057',
    authMachine,
    "'token.removed': { target: 'signedOut', actions: 'markLeft' }",
    "'token.removed': { target: 'signedOut' }",
  ],
  [
    'R-057',
    `${auth}/authStore.ts`,
    'facts.write({ ...guestFacts, left: true });',
    'facts.write({ ...guestFacts });',
  ],
  ['R-057', `${auth}/startAuth.ts`, "left: snapshot.context.ended === 'left',", 'left: false,'],
  ['R-063', `${ui}/layout/SideMenu/UserBlock.tsx`, 'icon={<HomeIcon />}', 'icon={<ProfileIcon />}'],
  ['R-063', `${ui}/layout/SideMenu/UserBlock.tsx`, 'icon={<LogoutIcon />}', 'icon={<HomeIcon />}'],
  [
    'R-081',
    `${ui}/components/fields/Field/FieldFrame.tsx`,
    '<S.ErrorText id={errorId}>',
    '<S.ErrorText id={errorId} style={{ order: -1 }}>',
  ],
  ['R-140', `${messages}/screen/MessageFilters.tsx`, 'chooseFilter(each)', "chooseFilter('OFFER')"],
  [
    'R-144',
    `${messages}/messagesActor.ts`,
    "{ id: change.id, status: 'SEEN' }",
    "{ id: change.id, status: 'DELETED' }",
  ],
  [
    'R-153',
    `${payment}/ReturnAnnouncements.tsx`,
    '{arrived && describeReturn(',
    '{describeReturn(',
  ],
  [
    'R-153',
    `${payment}/ReturnAnnouncements.tsx`,
    'paymentReturn.counting && firstSeconds !== null',
    'paymentReturn.counting && secondsLeft !== null && firstSeconds !== null',
  ],
  [
    'R-153',
    `${payment}/ReturnAnnouncements.tsx`,
    '  if (firstSeconds === null && secondsLeft !== null) {',
    '  if (firstSeconds !== secondsLeft && secondsLeft !== null) {',
  ],
  ['R-184', 'apps/web/src/shared/lists/listQueries.ts', '    queries.clear();\n', ''],
  [
    'R-194',
    `${app}/pages/starting/UnreachableScreen.tsx`,
    'heading={appText.initError}',
    'heading={appText.initRetry}',
  ],
  [
    'R-194',
    `${app}/guards.tsx`,
    '  if (unreachable) {',
    "  if (unreachable && page.access !== 'guest') {",
  ],
  [
    'X-81',
    `${packages}/CurrentPackage.tsx`,
    '<End time={record.end_time} />',
    '<End time={record.start_time ?? record.end_time} />',
  ],
  ['X-81', `${packages}/CurrentPackage.tsx`, '          <ReservedPackage user={user} />\n', ''],
  [
    'X-83',
    `${packages}/purchasePorts.ts`,
    'const isListed = readGatewayHost(url, gateways) !== null;',
    "const isListed = url !== '';",
  ],
  [
    'X-83',
    `${packages}/checkout/CheckoutDialog.tsx`,
    "discount > 0 ? <Money amount={-discount} /> : '—'",
    "'—'",
  ],
  ['R-063', `${app}/shell/AppShell.tsx`, 'name: getDisplayName(user),', 'name: user.username,'],
  ['R-181', `${app}/shell/AppShell.tsx`, 'name: getDisplayName(user),', 'name: user.username,'],
  [
    'R-180',
    `${app}/shell/AppShell.tsx`,
    "config.apiHost === '' ? window.location.origin : config.apiHost",
    'window.location.origin',
  ],
];
