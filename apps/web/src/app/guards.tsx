import type { User } from '@nevisa/api/types';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { chooseReturnPath } from './chooseReturnPath.ts';
import { findDeniedAccess, type PageAccess, type RedirectState } from './access.ts';
import { StartingScreen } from './pages/starting/StartingScreen.tsx';
import { UnreachableScreen } from './pages/starting/UnreachableScreen.tsx';
import { type AuthNotice, keepNotice } from '../features/auth/parts/authNotice.ts';
import { useAuth } from '../features/auth/authSession/useAuth.ts';

/**
 * Shows a page to a user who may open it and redirects any other. The checks
 * run in the order initialised, signed in, role, service.
 */
export function Guard({ page, children }: { page: PageAccess; children: ReactNode }) {
  const { starting, unreachable, user } = useAuth();
  if (page.access === 'public') {
    return children;
  }
  if (starting) {
    return <StartingScreen />;
  }
  if (unreachable) {
    return <UnreachableScreen />;
  }
  if (page.access === 'guest') {
    return user === null ? children : <RedirectFromSignIn user={user} />;
  }
  if (user === null) {
    return <RedirectToSignIn />;
  }
  const denied = findDeniedAccess(page, user);
  return denied === null ? children : <Redirect denied={denied} />;
}

function Redirect({ denied }: { denied: 'role' | 'service' }) {
  const state: RedirectState = { reason: 'service-needed' };
  return denied === 'role' ? (
    <Navigate to={paths.notAllowed} replace />
  ) : (
    <Navigate to={paths.packages} replace state={state} />
  );
}

// After a sign-out on purpose, the next user must not land on a page of the last one.
function RedirectToSignIn() {
  const { pathname, search, hash, state: before } = useLocation();
  const { left } = useAuth();
  const from = pathname + search + hash;
  // The page may have said why its session ends.
  const state: RedirectState & { notice?: AuthNotice } = {
    ...(!left && { from }),
    ...keepNotice(before),
  };
  return (
    <Navigate to={paths.signIn} replace state={Object.keys(state).length === 0 ? null : state} />
  );
}

// A sign-in that has just succeeded comes here as well: to the stored path, else to the root.
function RedirectFromSignIn({ user }: { user: User }) {
  const state = useLocation().state as RedirectState | null;
  return <Navigate to={chooseReturnPath(state?.from, user)} replace />;
}
