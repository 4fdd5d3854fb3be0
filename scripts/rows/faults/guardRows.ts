import type { RowFault } from '../rowFault.ts';

const guards = 'apps/web/src/app/guards.tsx';

/** Faults of the rows on the guards of the pages and on the page after the sign-in. */
export const guardFaults: RowFault[] = [
  {
    row: 'R-050',
    file: guards,
    from: 'const from = pathname + search + hash;',
    to: 'const from = pathname + search;',
  },
  {
    row: 'R-050',
    file: guards,
    from: '<Navigate to={paths.signIn} replace state=',
    to: '<Navigate to={paths.signIn} state=',
  },
  {
    row: 'R-051',
    file: guards,
    from: '<Navigate to={paths.notAllowed} replace />',
    to: '<Navigate to={paths.notFound} replace />',
  },
  {
    row: 'R-052',
    file: guards,
    from: '<Navigate to={paths.packages} replace state={state} />',
    to: '<Navigate to={paths.notAllowed} replace state={state} />',
  },
  {
    row: 'R-052',
    file: 'packages/api/src/user.ts',
    from: 'has_service === true',
    to: 'has_service !== false',
  },
  {
    row: 'R-053',
    file: guards,
    from: "page.access === 'public'",
    to: "page.access === 'public' || page.access === 'signed-in'",
  },
  {
    row: 'R-053',
    file: 'apps/web/src/app/access.ts',
    from: "access !== 'guest' && access !== 'signed-in';",
    to: "access !== 'guest';",
  },
  {
    row: 'R-054',
    file: guards,
    from: 'user === null ? children : <RedirectFromSignIn user={user} />',
    to: 'children',
  },
  {
    row: 'R-054',
    file: 'apps/web/src/app/routes.tsx',
    from: "row('signUp', 'public',",
    to: "row('signUp', 'guest',",
  },
  {
    row: 'R-055',
    file: guards,
    from: 'if (starting) {',
    to: "if (starting && page.access !== 'guest') {",
  },
  {
    row: 'R-055',
    file: guards,
    from: "if (page.access === 'public') {",
    to: "if (page.access === 'public' && !starting) {",
  },
  {
    row: 'R-055',
    file: 'apps/web/src/features/auth/authSession/authStore.ts',
    from: 'starting: hasToken });',
    to: 'starting: false });',
  },
  {
    row: 'R-056',
    file: 'apps/web/src/app/access.ts',
    from: "if (limited && !belongsTo(getRole(user), access)) {\n    return 'role';",
    to: "if (service === true && !hasService(user)) {\n    return 'service';\n  }\n  if (limited && !belongsTo(getRole(user), access)) {\n    return 'role';",
  },
  { row: 'R-057', file: guards, from: '...(!left && { from }),', to: 'from,' },
  {
    row: 'R-057',
    file: 'apps/web/src/app/chooseReturnPath.ts',
    from: ' && accessDenied(row, user) === null',
    to: '',
  },
  { row: 'R-057', file: 'apps/web/src/shared/returnPath.ts', from: 'origin === base && ', to: '' },
  {
    row: 'R-057',
    file: 'apps/web/src/shared/returnPath.ts',
    from: 'pathname + search + hash',
    to: 'pathname',
  },
  {
    row: 'R-058',
    file: 'apps/web/src/shared/storage/tokenStore.ts',
    from: 'key !== null && key !== tokenKey',
    to: 'key !== tokenKey',
  },
  {
    row: 'R-058',
    file: 'apps/web/src/shared/storage/browserStorage.ts',
    from: "window.addEventListener('storage', hear);",
    to: '',
  },
  {
    row: 'R-058',
    file: 'packages/machines/src/auth/authMachine.ts',
    from: "invoke: { src: 'watchToken', onError: { guard: 'isUnexpected' } },",
    to: '',
  },
];
