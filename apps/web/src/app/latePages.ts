import { createLate } from '../shared/late/createLate.ts';
import { paths } from '../shared/paths.ts';

const selectDefault = <Page>({ default: Page }: { default: Page }) => Page;

/** The frame of every page of a signed-in user. */
export const AppShell = createLate(() => import('./shell/AppShell.tsx'), selectDefault);

const loadErrorPages = () => import('./pages/errorPagesChunk.ts');

/** The pages whose code is loaded when they are opened, by their name in `paths`. */
export const latePages = {
  analytics: createLate(() => import('../features/analytics/AnalyticsScreen.tsx'), selectDefault),
  dashboard: createLate(() => import('../features/dashboard/DashboardScreen.tsx'), selectDefault),
  discounts: createLate(() => import('../features/discounts/DiscountsScreen.tsx'), selectDefault),
  history: createLate(() => import('../features/history/HistoryScreen.tsx'), selectDefault),
  live: createLate(() => import('../features/dictation/screen/LiveScreen.tsx'), selectDefault),
  adminMessages: createLate(
    () => import('../features/management/messages/MessagesAdminScreen.tsx'),
    selectDefault,
  ),
  messages: createLate(
    () => import('../features/messages/screen/MessagesScreen.tsx'),
    selectDefault,
  ),
  packages: createLate(() => import('../features/packages/PackagesScreen.tsx'), selectDefault),
  profile: createLate(() => import('../features/profile/ProfileScreen.tsx'), selectDefault),
  settings: createLate(
    () => import('../features/settings/screen/SettingsScreen.tsx'),
    selectDefault,
  ),
  users: createLate(() => import('../features/management/users/UsersScreen.tsx'), selectDefault),
  signUp: createLate(() => import('../features/auth/sign-up/SignUpScreen.tsx'), selectDefault),
  verifySignUp: createLate(
    () => import('../features/auth/verify-sign-up/VerifySignUpScreen.tsx'),
    selectDefault,
  ),
  forgotPassword: createLate(
    () => import('../features/auth/forgot-password/ForgotPasswordScreen.tsx'),
    selectDefault,
  ),
  changePassword: createLate(
    () => import('../features/auth/change-password/ChangePasswordScreen.tsx'),
    selectDefault,
  ),
  paymentCallback: createLate(
    () => import('../features/payment/screen/PaymentCallbackScreen.tsx'),
    selectDefault,
  ),
  notFound: createLate(loadErrorPages, (chunk) => chunk.NotFoundScreen),
  notAllowed: createLate(loadErrorPages, (chunk) => chunk.NotAllowedScreen),
};

/**
 * Requests the code of a page at once, with all that it loads later, so that the
 * requests do not wait for each other.
 */
export function preloadPage(path: string): void {
  const name = path === paths.home ? 'live' : lateNames.find((one) => paths[one] === path);
  if (name === undefined || !outsideShell.has(name)) {
    AppShell.preload();
  }
  if (name !== undefined) {
    latePages[name].preload();
  }
  if (name === 'live') {
    import('../features/dictation/workspace/transcriptChunk.ts').catch(ignore);
    import('../features/dictation/workspace/editorChunk.ts').catch(ignore);
  }
}

/**
 * The same for the address of a visit, whose role is not known yet: only administrators load the
 * code of administration.
 */
export function preloadFirstPage(path: string): void {
  if (ofStaff.has(path)) {
    AppShell.preload();
  } else {
    preloadPage(path);
  }
}

const ofStaff: ReadonlySet<string> = new Set([
  paths.analytics,
  paths.users,
  paths.discounts,
  paths.adminMessages,
]);

type LateName = keyof typeof latePages;

const lateNames = Object.keys(latePages) as LateName[];
const outsideShell: ReadonlySet<LateName> = new Set([
  'signUp',
  'verifySignUp',
  'forgotPassword',
  'changePassword',
  'paymentCallback',
  'notFound',
  'notAllowed',
]);

function ignore(): void {
  // The page requests its code again when it opens.
}
