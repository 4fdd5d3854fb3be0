import type { RowFault } from '../rowFault.ts';

const routes = 'apps/web/src/app/routes.tsx';
const paths = 'apps/web/src/shared/paths.ts';
const app = 'apps/web/src/app/App.tsx';

/** Faults of the rows on addresses and on the pages behind them. */
export const routeFaults: RowFault[] = [
  {
    row: 'R-020',
    file: app,
    from: '<Navigate to={paths.live} replace />',
    to: '<Navigate to={paths.live} />',
  },
  {
    row: 'R-020',
    file: app,
    from: '<Navigate to={paths.live} replace />',
    to: '<Navigate to={paths.dashboard} replace />',
  },
  { row: 'R-021', file: routes, from: "row('dashboard', 'user',", to: "row('dashboard', 'admin'," },
  { row: 'R-021', file: paths, from: "'/dashboard/user-info'", to: "'/dashboard'" },
  { row: 'R-022', file: routes, from: "row('analytics', 'admin',", to: "row('analytics', 'user'," },
  { row: 'R-023', file: paths, from: "'/nevisa-packages'", to: "'/packages'" },
  { row: 'R-024', file: routes, from: "row('profile', 'user',", to: "row('profile', 'public'," },
  { row: 'R-025', file: routes, from: "row('settings', 'user',", to: "row('settings', 'admin'," },
  { row: 'R-026', file: routes, from: ', service: true }', to: ' }' },
  {
    row: 'R-026',
    file: 'packages/api/src/user.ts',
    from: 'has_service === true',
    to: 'has_service !== false',
  },
  {
    row: 'R-027',
    file: routes,
    from: "row('history', 'user', titleText.history, latePages.history)",
    to: "{ ...row('history', 'user', titleText.history, latePages.history), service: true }",
  },
  { row: 'R-028', file: routes, from: "row('users', 'admin',", to: "row('users', 'user'," },
  { row: 'R-029', file: paths, from: "'/admin/discount-code'", to: "'/admin/discounts'" },
  {
    row: 'R-030',
    file: routes,
    from: "row('adminMessages', 'admin',",
    to: "row('adminMessages', 'signed-in',",
  },
  {
    row: 'R-031',
    file: routes,
    from: "row('messages', 'signed-in',",
    to: "row('messages', 'public',",
  },
  { row: 'R-032', file: paths, from: "'/session/signup',", to: "'/session/sign-up'," },
  {
    row: 'R-033',
    file: routes,
    from: "row('verifySignUp', 'public',",
    to: "row('verifySignUp', 'user',",
  },
  { row: 'R-034', file: paths, from: "'/session/signin'", to: "'/session/login'" },
  {
    row: 'R-035',
    file: routes,
    from: "row('forgotPassword', 'public',",
    to: "row('forgotPassword', 'signed-in',",
  },
  {
    row: 'R-036',
    file: paths,
    from: "'/session/change-password'",
    to: "'/session/reset-password'",
  },
  {
    row: 'R-037',
    file: routes,
    from: "row('notFound', 'public',",
    to: "row('notFound', 'signed-in',",
  },
  {
    row: 'R-038',
    file: routes,
    from: "row('notAllowed', 'public',",
    to: "row('notAllowed', 'user',",
  },
  {
    row: 'R-039',
    file: routes,
    from: "row('paymentCallback', 'public',",
    to: "row('paymentCallback', 'signed-in',",
  },
  {
    row: 'R-040',
    file: app,
    from: '<Navigate to={paths.notFound} replace />',
    to: '<Navigate to={paths.notFound} />',
  },
  {
    row: 'R-040',
    file: routes,
    from: 'path === pathname.replace',
    to: 'path === pathname.toLowerCase().replace',
  },
  {
    row: 'R-041',
    file: 'apps/web/src/features/auth/verify-sign-up/VerifySignUpScreen.tsx',
    from: 'path: paths.signUp,',
    to: 'path: paths.signIn,',
  },
  {
    row: 'R-041',
    file: 'apps/web/src/features/auth/account/codeState.ts',
    from: "(typeof value === 'string' && value !== '') || Number.isSafeInteger(value)",
    to: "typeof value === 'string' && value !== ''",
  },
  {
    row: 'R-042',
    file: 'apps/web/src/features/auth/change-password/ChangePasswordScreen.tsx',
    from: 'path: paths.forgotPassword,',
    to: 'path: paths.signIn,',
  },
  {
    row: 'R-042',
    file: 'apps/web/src/features/auth/account/codeState.ts',
    from: "!isId(id) || (type !== 'phone' && type !== 'email')",
    to: '!isId(id)',
  },
  {
    row: 'R-043',
    file: 'apps/web/src/app/pages/WaysBack.tsx',
    from: 'href={paths.home}',
    to: 'href={paths.signIn}',
  },
  {
    row: 'R-043',
    file: 'apps/web/src/app/pages/not-found/NotFoundScreen.tsx',
    from: '      drawing={<Illustration name="404" label={errorText[\'404Art\']} />}\n',
    to: '',
  },
  {
    row: 'R-044',
    file: 'apps/web/src/app/pages/WaysBack.tsx',
    from: '{errorText.backToDashboard}',
    to: "{errorText['401Title']}",
  },
];
