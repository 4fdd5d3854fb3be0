import type { ComponentType } from 'react';
import type { PageAccess } from './access.ts';
import { beingBuilt, latePages } from './latePages.ts';
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
  /** The page sets the document title itself. */
  ownTitle?: true;
  Screen: ComponentType<{ title: string }>;
}

/** Every page, in the order of the specification; `App` redirects `/` and unknown paths. */
export const routes: readonly RouteRow[] = [
  row('dashboard', 'user', titleText.dashboard, latePages.dashboard),
