import type { FaultTable } from '../rowFault.ts';

const guards = 'apps/web/src/app/guards.tsx';
const browserStorage = 'apps/web/src/shared/storage/browserStorage.ts';
const authMachine = 'packages/machines/src/auth/authMachine.ts';

/** Faults of the rows on the guards of the pages and on the page after the sign-in. */
export const guardFaults: FaultTable = [
  ['R-050', guards, 'const from = pathname + search + hash;', 'const from = pathname + search;'],
  ['R-050', guards, 'to={paths.signIn} replace state=', 'to={paths.signIn} state='],
  ['R-051', guards, 'to={paths.notAllowed} replace />', 'to={paths.notFound} replace />'],
  ['R-052', guards, '<Navigate to={paths.packages}', '<Navigate to={paths.notAllowed}'],
  ['R-052', 'packages/api/src/user.ts', 'has_service === true', 'has_service !== false'],
  ['R-053', guards, ".access === 'public'", ".access === 'public' || page.access === 'signed-in'"],
  ['R-053', 'apps/web/src/app/access.ts', "!== 'guest' && access !== 'signed-in';", "!== 'guest';"],
  ['R-054', guards, 'user === null ? children : <RedirectFromSignIn user={user} />', 'children'],
  ['R-054', 'apps/web/src/app/routes.tsx', "row('signUp', 'public',", "row('signUp', 'guest',"],
  ['R-055', guards, 'if (starting) {', "if (starting && page.access !== 'guest') {"],
  ['R-055', guards, "if (page.access === 'public')", "if (page.access === 'public' && !starting)"],
  ['R-055', 'apps/web/src/features/auth/authSession/authStore.ts', ': hasToken });', ': false });'],
  [
    'R-056',
    'apps/web/src/app/access.ts',
    "if (limited && !belongsTo(getRole(user), access)) {\n    return 'role';",
    "if (service === true && !hasService(user)) {\n    return 'service';\n  }\n  if (limited && !belongsTo(getRole(user), access)) {\n    return 'role';",
  ],
  ['R-057', guards, '...(!left && { from }),', 'from,'],
  ['R-057', 'apps/web/src/app/chooseReturnPath.ts', ' && findDeniedAccess(row, user) === null', ''],
  ['R-057', 'apps/web/src/shared/returnPath.ts', 'origin === base && ', ''],
  ['R-057', 'apps/web/src/shared/returnPath.ts', 'path + search + hash', 'path'],
  ['R-057', 'apps/web/src/shared/returnPath.ts', 'own.has(path)', 'own.has(pathname)'],

  ['R-058', 'apps/web/src/shared/storage/tokenStore.ts', 'null && key !== tokenKey', 'tokenKey'],
  ['R-058', browserStorage, "window.addEventListener('storage', hear);", ''],
  ['R-058', authMachine, "invoke: { src: 'watchToken', onError: { guard: 'isUnexpected' } },", ''],
];
