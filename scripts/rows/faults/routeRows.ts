import type { FaultTable } from '../rowFault.ts';

const routes = 'apps/web/src/app/routes.tsx';
const paths = 'apps/web/src/shared/paths.ts';
const app = 'apps/web/src/app/App.tsx';
const verifySignUpScreen = 'apps/web/src/features/auth/verify-sign-up/VerifySignUpScreen.tsx';
const changePasswordScreen = 'apps/web/src/features/auth/change-password/ChangePasswordScreen.tsx';
const codeState = 'apps/web/src/features/auth/account/codeState.ts';

/** Faults of the rows on addresses and on the pages behind them. */
export const routeFaults: FaultTable = [
  ['R-020', app, '<Navigate to={paths.live} replace />', '<Navigate to={paths.live} />'],
  ['R-020', app, '<Navigate to={paths.live} replace', '<Navigate to={paths.dashboard} replace'],
  ['R-021', routes, "row('dashboard', 'user',", "row('dashboard', 'admin',"],
  ['R-021', paths, "'/dashboard/user-info'", "'/dashboard'"],
  ['R-022', routes, "row('analytics', 'admin',", "row('analytics', 'user',"],
  ['R-023', paths, "'/nevisa-packages'", "'/packages'"],
  ['R-024', routes, "row('profile', 'user',", "row('profile', 'public',"],
  ['R-025', routes, "row('settings', 'user',", "row('settings', 'admin',"],
  ['R-026', routes, ', service: true }', ' }'],
  ['R-026', 'packages/api/src/user.ts', 'has_service === true', 'has_service !== false'],
  [
    'R-027',
    routes,
    "row('history', 'user', titleText.history, latePages.history)",
    "{ ...row('history', 'user', titleText.history, latePages.history), service: true }",
  ],
  ['R-028', routes, "row('users', 'admin',", "row('users', 'user',"],
  ['R-029', paths, "'/admin/discount-code'", "'/admin/discounts'"],
  ['R-030', routes, "row('adminMessages', 'admin',", "row('adminMessages', 'signed-in',"],
  ['R-031', routes, "row('messages', 'signed-in',", "row('messages', 'public',"],
  ['R-032', paths, "'/session/signup',", "'/session/sign-up',"],
  ['R-033', routes, "row('verifySignUp', 'public',", "row('verifySignUp', 'user',"],
  ['R-034', paths, "'/session/signin'", "'/session/login'"],
  ['R-035', routes, "row('forgotPassword', 'public',", "row('forgotPassword', 'signed-in',"],
  ['R-036', paths, "'/session/change-password'", "'/session/reset-password'"],
  ['R-037', routes, "row('notFound', 'public',", "row('notFound', 'signed-in',"],
  ['R-038', routes, "row('notAllowed', 'public',", "row('notAllowed', 'user',"],
  ['R-039', routes, "row('paymentCallback', 'public',", "row('paymentCallback', 'signed-in',"],
  ['R-040', app, '<Navigate to={paths.notFound} replace />', '<Navigate to={paths.notFound} />'],
  ['R-040', routes, 'path === pathname.replace', 'path === pathname.toLowerCase().replace'],
  ['R-040', 'apps/web/src/serviceWorker/chooseAnswer.ts', ".replace(slashesAtEnd, '$1')", ''],
  ['R-041', verifySignUpScreen, 'path: paths.signUp,', 'path: paths.signIn,'],
  [
    'R-041',
    codeState,
    "(typeof value === 'string' && value !== '') || Number.isSafeInteger(value)",
    "typeof value === 'string' && value !== ''",
  ],
  ['R-042', changePasswordScreen, 'path: paths.forgotPassword,', 'path: paths.signIn,'],
  ['R-042', codeState, "!isId(id) || (type !== 'phone' && type !== 'email')", '!isId(id)'],
  ['R-043', 'apps/web/src/app/pages/WaysBack.tsx', 'href={paths.home}', 'href={paths.signIn}'],
  [
    'R-043',
    'apps/web/src/app/pages/not-found/NotFoundScreen.tsx',
    '      drawing={<Illustration name="404" label={errorText[\'404Art\']} />}\n',
    '',
  ],
  ['R-044', 'apps/web/src/app/pages/WaysBack.tsx', '.backToDashboard', "['401Title']"],
  ['R-024', routes, "row('profile', 'user',", "row('profile', 'admin',"],
  ['R-025', routes, "row('settings', 'user',", "row('settings', 'public',"],
  ['R-023', routes, "row('packages', 'user',", "row('packages', 'admin',"],
];
