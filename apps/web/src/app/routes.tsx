import { type ComponentType, lazy } from 'react';
import type { PageAccess } from './access.ts';
import { paths, type PathName } from '../shared/paths.ts';
// The first page of a guest is part of the start chunk; every other page is loaded when it is opened.
import SignInScreen from '../features/auth/sign-in/SignInScreen.tsx';
import { errorText } from '../shared/text/errorText.ts';
import { addedText } from '../shared/text/addedText.ts';
import { titleText } from '../shared/text/titleText.ts';

/** One row of the table in specification §2. */
export interface RouteRow extends PageAccess {
  name: Exclude<PathName, 'home'>;
  path: string;
  title: string;
  /** The page sets the document title itself. */
  ownTitle?: true;
  Screen: ComponentType<{ title: string }>;
}

const beingBuilt = lazy(() => import('./pages/being-built/BeingBuiltScreen.tsx'));
const dashboard = lazy(() => import('../features/dashboard/DashboardScreen.tsx'));
const live = lazy(() => import('../features/dictation/screen/LiveScreen.tsx'));
const messages = lazy(() => import('../features/messages/screen/MessagesScreen.tsx'));
const packages = lazy(() => import('../features/packages/PackagesScreen.tsx'));
const settings = lazy(() => import('../features/settings/screen/SettingsScreen.tsx'));
const signUp = lazy(() => import('../features/auth/sign-up/SignUpScreen.tsx'));
const verifySignUp = lazy(() => import('../features/auth/verify-sign-up/VerifySignUpScreen.tsx'));
const forgotPassword = lazy(
  () => import('../features/auth/forgot-password/ForgotPasswordScreen.tsx'),
);
const changePassword = lazy(
  () => import('../features/auth/change-password/ChangePasswordScreen.tsx'),
);
const paymentCallback = lazy(() => import('../features/payment/screen/PaymentCallbackScreen.tsx'));
const notFound = lazy(() => import('./pages/not-found/NotFoundScreen.tsx'));
const notAllowed = lazy(() => import('./pages/not-allowed/NotAllowedScreen.tsx'));

/** Every page, in the order of the specification; `App` redirects `/` and unknown paths. */
export const routes: readonly RouteRow[] = [
  row('dashboard', 'user', titleText.dashboard, dashboard),
  row('analytics', 'admin', titleText.analytics, beingBuilt),
  row('packages', 'user', titleText.packages, packages),
  row('profile', 'user', titleText.profile, beingBuilt),
  row('settings', 'user', titleText.settings, settings),
  { ...row('live', 'user', titleText.live, live), service: true },
  row('history', 'user', titleText.history, beingBuilt),
  row('users', 'admin', titleText.users, beingBuilt),
  row('discounts', 'admin', titleText.discounts, beingBuilt),
  row('adminMessages', 'admin', titleText.adminMessages, beingBuilt),
  row('messages', 'signed-in', titleText.messages, messages),
  row('signUp', 'public', titleText.signup, signUp),
  row('verifySignUp', 'public', titleText.verify, verifySignUp),
  row('signIn', 'guest', titleText.signin, SignInScreen),
  row('forgotPassword', 'public', titleText.forgot, forgotPassword),
  row('changePassword', 'public', titleText.changePassword, changePassword),
  row('notFound', 'public', errorText['404Title'], notFound),
  row('notAllowed', 'public', errorText['401Title'], notAllowed),
  { ...row('paymentCallback', 'public', addedText.paymentResult, paymentCallback), ownTitle: true },
];

function row(
  name: RouteRow['name'],
  access: RouteRow['access'],
  title: string,
  Screen: RouteRow['Screen'],
): RouteRow {
  return { name, path: paths[name], access, title, Screen };
}
