import type { ComponentType } from 'react';
import type { PageAccess } from './access.ts';
import { latePages } from './latePages.ts';
import { paths, type PathName } from '../shared/paths.ts';
// The first page of a guest is part of the start chunk; every other page is loaded when it is opened.
import SignInScreen from '../features/auth/sign-in/SignInScreen.tsx';
import { errorText } from '../shared/text/errorText.ts';
import { startText } from '../shared/text/startText.ts';
import { titleText } from '../shared/text/titleText.ts';

/** One row of the table in specification §2. */
export interface RouteRow extends PageAccess {
  name: Exclude<PathName, 'home'>;
  path: string;
  title: string;
  /** The page sets the document title itself, by the view that it shows (R-153, WCAG 2.4.2). */
  ownTitle?: true;
  Screen: ComponentType<{ title: string }>;
}

/** Every page, in the order of the specification; `App` redirects `/` and unknown paths. */
export const routes: readonly RouteRow[] = [
  row('dashboard', 'user', titleText.dashboard, latePages.dashboard),
  row('analytics', 'admin', titleText.analytics, latePages.analytics),
  { ...row('packages', 'user', titleText.packages, latePages.packages), ownTitle: true },
  row('profile', 'user', titleText.profile, latePages.profile),
  row('settings', 'user', titleText.settings, latePages.settings),
  { ...row('live', 'user', titleText.live, latePages.live), service: true },
  { ...row('history', 'user', titleText.history, latePages.history), ownTitle: true },
  { ...row('users', 'admin', titleText.users, latePages.users), ownTitle: true },
  { ...row('discounts', 'admin', titleText.discounts, latePages.discounts), ownTitle: true },
  {
    ...row('adminMessages', 'admin', titleText.adminMessages, latePages.adminMessages),
    ownTitle: true,
  },
  row('messages', 'signed-in', titleText.messages, latePages.messages),
  row('signUp', 'public', titleText.signup, latePages.signUp),
  row('verifySignUp', 'public', titleText.verify, latePages.verifySignUp),
  row('signIn', 'guest', titleText.signin, SignInScreen),
  row('forgotPassword', 'public', titleText.forgot, latePages.forgotPassword),
  row('changePassword', 'public', titleText.changePassword, latePages.changePassword),
  row('notFound', 'public', errorText['404Title'], latePages.notFound),
  row('notAllowed', 'public', errorText['401Title'], latePages.notAllowed),
  {
    ...row('paymentCallback', 'public', startText.paymentResult, latePages.paymentCallback),
    ownTitle: true,
  },
];

/** Finds the page of an address: case and escapes count, a slash at the end does not. */
export function findRoute(pathname: string): RouteRow | undefined {
  return routes.find(({ path }) => path === pathname.replace(/\/+$/, ''));
}

function row(
  name: RouteRow['name'],
  access: RouteRow['access'],
  title: string,
  Screen: RouteRow['Screen'],
): RouteRow {
  return { name, path: paths[name], access, title, Screen };
}
