import type { FaultTable } from '../rowFault.ts';

const api = 'packages/api/src';
const lists = 'apps/web/src/shared/lists/listQueries.ts';
const access = 'apps/web/src/app/access.ts';
const navigationGroups = 'apps/web/src/app/shell/navigationGroups.tsx';
const authStore = 'apps/web/src/features/auth/authSession/authStore.ts';
const usePaymentReturn = 'apps/web/src/features/payment/screen/usePaymentReturn.ts';
const openWorkspace = 'apps/web/src/features/dictation/workspace/openWorkspace.ts';
const startAuth = 'apps/web/src/features/auth/authSession/startAuth.ts';
const useProfileForm = 'apps/web/src/features/profile/form/useProfileForm.ts';

/** Faults of the rows on the entities. */
export const entityFaults: FaultTable = [
  ['R-180', `${api}/avatarAddress.ts`, "path.replace(/^\\//, '')", 'path'],
  ['R-180', `${api}/avatarAddress.ts`, 'address = isAbsolute(path)', 'address = !isAbsolute(path)'],
  ['R-180', `${api}/avatarAddress.ts`, 'if (!path || !', 'if (path === undefined || !'],
  ['R-181', `${api}/user.ts`, 'first && last ?', 'first || last ?'],
  ['R-181', `${api}/user.ts`, 'last_name?.trim()', 'last_name'],
  ['R-182', `${api}/roles.ts`, "? 'ADMIN' : 'USER'", "=== null ? 'USER' : 'ADMIN'"],
  ['R-182', `${api}/roles.ts`, "user.is_staff ? 'ADMIN'", "user.is_staff ? 'SA'"],
  ['R-183', `${api}/roles.ts`, "admin: ['SA', 'ADMIN'],", "admin: ['ADMIN'],"],
  ['R-183', access, 'limited && !belongsTo', "limited && access !== 'sa' && !belongsTo"],
  ['R-184', lists, 'queryKey: [name],', 'queryKey: [name, Math.random()],'],
  ['R-184', lists, '.filter(({ is_test: isTest }) => !isTest)', ''],
  ['R-184', navigationGroups, 'href === currentPath,', 'currentPath.startsWith(href),'],
  ['R-184', lists, '    gcTime: Infinity,\n', ''],
];

const authMachine = 'packages/machines/src/auth/authMachine.ts';
const starting = 'apps/web/src/app/pages/starting';

/** Faults of the rows on the auth state. */
export const authFaults: FaultTable = [
  ['R-190', authMachine, "tags: 'starting',", "tags: 'busy',"],
  ['R-190', authStore, 'if (hasToken) {', 'if (!hasToken) {'],
  ['R-191', authMachine, "{ guard: 'hadToken', target: 'retrieving' }, ", ''],
  ['R-191', 'packages/api/src/contract.ts', "'/account/retrieve',", "'/account/retrieve/',"],
  ['R-192', authMachine, "{ guard: 'hadToken', target: 'retrieving' }", "{ target: 'retrieving' }"],
  ['R-193', authMachine, ",\n                  actions: 'removeToken',\n", ',\n'],
  [
    'R-194',
    authMachine,
    "target: '#auth.unreachable',\n                  actions: { type: 'rememberFailure', params: getOutput },",
    "target: '#auth.signedOut',\n                  actions: 'removeToken',",
  ],
  ['R-194', `${starting}/UnreachableScreen.tsx`, 'onClick={retry}', 'onClick={signOut}'],
  ['R-195', authMachine, "{ type: 'storeToken', params: getToken },\n", ''],
  ['R-196', authMachine, "removeToken', 'markLeft'] },\n          '", "markLeft'] },\n          '"],
  ['R-196', authMachine, "exit: 'forgetUser',\n", ''],
  ['R-197', 'packages/api/src/client.ts', '`token ${token}`', '`Token ${token}`'],
  ['R-197', 'packages/api/src/client.ts', 'if (token !== null) {', 'if (token !== null || true) {'],
  [
    'R-198',
    authMachine,
    "target: 'idle',\n                  actions: { type: 'rememberUser', params: getOutput },",
    "target: 'idle',",
  ],
  ['R-198', usePaymentReturn, "authStore.send({ type: 'profile.changed' });", ''],
  ['R-198', openWorkspace, "      authStore.send({ type: 'profile.changed' });\n", ''],
  ['R-197', startAuth, 'calls, options', 'calls, { ...options, readToken: () => null }'],
  ['R-198', useProfileForm, "        authStore.send({ type: 'profile.changed' });\n", ''],
  [
    'R-193',
    authMachine,
    "target: '#auth.signedOut',\n                  actions: 'removeToken',",
    "target: '#auth.unreachable',\n                  actions: 'removeToken',",
  ],
  [
    'R-196',
    authMachine,
    "target: 'signedOut', actions: ['removeToken', 'markLeft'] },\n        },\n      },\n      signedOut",
    "target: 'signedOut', actions: ['markLeft'] },\n        },\n      },\n      signedOut",
  ],
];
