import { belongsTo, hasService, getRole } from '@nevisa/api';
import type { User } from '@nevisa/api/types';
import { lazy, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { ownReturnPath } from '../shared/returnPath.ts';
import type { RouteRow } from './routes.tsx';
import { StartingScreen } from './pages/starting/StartingScreen.tsx';
import { useAuth } from '../features/auth/authSession/useAuth.ts';

const UnreachableScreen = lazy(() => import('./pages/starting/UnreachableScreen.tsx'));

/** What a guard leaves in the navigation state for the page it sends people to. */
export interface RedirectState {
  /** Where the person was going. */
  from?: string;
  /** Why the packages page is shown instead of live dictation. */
  reason?: 'service-needed';
}

/**
 * Lets a person through to a page or sends them on, in the order initialised,
 * signed in, role, service.
 */
export function Guard({ row, children }: { row: RouteRow; children: ReactNode }) {
  const { starting, unreachable, user } = useAuth();
  if (row.access === 'public') {
    return children;
  }
  if (starting) {
    return <StartingScreen />;
  }
  if (unreachable) {
    return <UnreachableScreen />;
  }
  if (row.access === 'guest') {
    return user === null ? children : <ReturnFromSignIn />;
  }
  if (user === null) {
    return <SignInFirst />;
  }
  const refusal = refusalOf(row, user);
  return refusal === null ? children : <SentOn refusal={refusal} />;
}

/** Why a signed-in person may not enter a page; null when they may. */
export function refusalOf(row: RouteRow, user: User): 'role' | 'service' | null {
  const { access } = row;
  const limited = access !== 'public' && access !== 'guest' && access !== 'signed-in';
  if (limited && !belongsTo(getRole(user), access)) {
    return 'role';
  }
  return row.service === true && !hasService(user) ? 'service' : null;
}

function SentOn({ refusal }: { refusal: 'role' | 'service' }) {
  const state: RedirectState = { reason: 'service-needed' };
  return refusal === 'role' ? (
    <Navigate to={paths.notAllowed} replace />
  ) : (
    <Navigate to={paths.packages} replace state={state} />
  );
}

function SignInFirst() {
  const { pathname, search, hash } = useLocation();
  const state: RedirectState = { from: pathname + search + hash };
  return <Navigate to={paths.signIn} replace state={state} />;
}

// Also the way on after a sign-in that has just succeeded: the kept path, else the root.
function ReturnFromSignIn() {
  const state = useLocation().state as RedirectState | null;
  return <Navigate to={ownReturnPath(state?.from) ?? paths.home} replace />;
}
