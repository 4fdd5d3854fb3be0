import type { RowFault } from '../rowFault.ts';

const api = 'packages/api/src';
const lists = 'apps/web/src/shared/lists/listQueries.ts';

/** Faults of the rows on the entities. */
export const entityFaults: RowFault[] = [
  { row: 'R-180', file: `${api}/avatarAddress.ts`, from: "path.replace(/^\\//, '')", to: 'path' },
  {
    row: 'R-180',
    file: `${api}/avatarAddress.ts`,
    from: 'const address = isAbsolute(path)',
    to: 'const address = !isAbsolute(path)',
  },
  {
    row: 'R-180',
    file: `${api}/avatarAddress.ts`,
    from: 'if (!path || !URL.canParse(host)) {',
    to: 'if (path === undefined || !URL.canParse(host)) {',
  },
  { row: 'R-181', file: `${api}/user.ts`, from: 'first && last ?', to: 'first || last ?' },
  { row: 'R-181', file: `${api}/user.ts`, from: 'last_name?.trim()', to: 'last_name' },
  {
    row: 'R-182',
    file: `${api}/roles.ts`,
    from: "user.is_staff ? 'ADMIN' : 'USER'",
    to: "user.is_staff === null ? 'USER' : 'ADMIN'",
  },
  {
    row: 'R-182',
    file: `${api}/roles.ts`,
    from: "user.is_staff ? 'ADMIN'",
    to: "user.is_staff ? 'SA'",
  },
  {
    row: 'R-183',
    file: `${api}/roles.ts`,
    from: "admin: ['SA', 'ADMIN'],",
    to: "admin: ['ADMIN'],",
  },
  {
    row: 'R-183',
    file: 'apps/web/src/app/access.ts',
    from: 'if (limited && !belongsTo',
    to: "if (limited && access !== 'sa' && !belongsTo",
  },
  { row: 'R-184', file: lists, from: 'queryKey: [name],', to: 'queryKey: [name, Math.random()],' },
  { row: 'R-184', file: lists, from: '.filter(({ is_test: isTest }) => !isTest)', to: '' },
  {
    row: 'R-184',
    file: 'apps/web/src/app/shell/navigationGroups.tsx',
    from: 'current: href === currentPath,',
    to: 'current: currentPath.startsWith(href),',
  },
];

const authMachine = 'packages/machines/src/auth/authMachine.ts';
const starting = 'apps/web/src/app/pages/starting';

/** Faults of the rows on the auth state. */
export const authFaults: RowFault[] = [
  {
    row: 'R-190',
    file: authMachine,
    from: "tags: 'starting',\n        initial: 'deciding'",
    to: "tags: 'busy',\n        initial: 'deciding'",
  },
  {
    row: 'R-190',
    file: 'apps/web/src/features/auth/authSession/authStore.ts',
    from: 'if (hasToken) {\n    code.load().catch',
    to: 'if (!hasToken) {\n    code.load().catch',
  },
  {
    row: 'R-191',
    file: authMachine,
    from: "{ guard: 'hadToken', target: 'retrieving' }, ",
    to: '',
  },
  {
    row: 'R-191',
    file: 'packages/api/src/contract.ts',
    from: "'/account/retrieve', 'signed-in'",
    to: "'/account/retrieve/', 'signed-in'",
  },
  {
    row: 'R-192',
    file: authMachine,
    from: "{ guard: 'hadToken', target: 'retrieving' }",
    to: "{ target: 'retrieving' }",
  },
  {
    row: 'R-193',
    file: authMachine,
    from: "target: '#auth.signedOut',\n                  actions: 'removeToken',\n",
    to: "target: '#auth.signedOut',\n",
  },
  {
    row: 'R-194',
    file: authMachine,
    from: "target: '#auth.unreachable',\n                  actions: { type: 'rememberFailure', params: getOutput },",
    to: "target: '#auth.signedOut',\n                  actions: 'removeToken',",
  },
  {
    row: 'R-194',
    file: `${starting}/UnreachableScreen.tsx`,
    from: 'onClick={retry}',
    to: 'onClick={signOut}',
  },
  { row: 'R-195', file: authMachine, from: "{ type: 'storeToken', params: getToken },\n", to: '' },
  {
    row: 'R-196',
    file: authMachine,
    from: "'signOut.requested': { target: 'signedOut', actions: ['removeToken', 'markLeft'] },\n          'session.ended'",
    to: "'signOut.requested': { target: 'signedOut', actions: ['markLeft'] },\n          'session.ended'",
  },
  { row: 'R-196', file: authMachine, from: "exit: 'forgetUser',\n", to: '' },
  {
    row: 'R-197',
    file: 'packages/api/src/client.ts',
    from: '`token ${token}`',
    to: '`Token ${token}`',
  },
  {
    row: 'R-197',
    file: 'packages/api/src/client.ts',
    from: 'if (token !== null) {',
    to: 'if (token !== null || true) {',
  },
  {
    row: 'R-198',
    file: authMachine,
    from: "target: 'idle',\n                  actions: { type: 'rememberUser', params: getOutput },",
    to: "target: 'idle',",
  },
  {
    row: 'R-198',
    file: 'apps/web/src/features/payment/screen/usePaymentReturn.ts',
    from: "authStore.send({ type: 'profile.changed' });",
    to: '',
  },
];
