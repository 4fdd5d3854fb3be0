import { type Direction, NevisaUi } from '@nevisa/ui';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { findDeniedAccess, isInAppShell } from './access.ts';
import { Guard } from './guards.tsx';
import { AppShell } from './latePages.ts';
import { paths } from '../shared/paths.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { refuseStrayDrops } from './refuseStrayDrops.ts';
import { RootBoundary } from './RootBoundary.tsx';
import { findRoute, type RouteRow, routes } from './routes.tsx';
import { StartingScreen } from './pages/starting/StartingScreen.tsx';
import { type AppServices, AppServicesContext } from './appServices.ts';
import { RouteEffects } from './shell/RouteEffects.tsx';
import { useAuth } from '../features/auth/authSession/useAuth.ts';

export interface AppProps {
  services: AppServices;
  direction?: Direction;
}

/** The application below its router, so that stories can use a router in memory. */
export function App({ services, direction = 'rtl' }: AppProps) {
  const navigate = useNavigate();
  useEffect(() => refuseStrayDrops(window), []);
  return (
    <AppServicesContext value={services}>
      <RootBoundary direction={direction}>
        <NevisaUi
          direction={direction}
          navigate={(href) => {
            services.leaveGuards.leave(
              new URL(href, window.location.href),
              () => void navigate(href),
            );
          }}
        >
          <Suspense fallback={<StartingScreen />}>
            <Pages />
          </Suspense>
        </NevisaUi>
      </RootBoundary>
    </AppServicesContext>
  );
}

// The router would match any case and any escape of a path.
function Pages() {
  const { pathname } = useLocation();
  if (pathname !== paths.home && findRoute(pathname) === undefined) {
    return <Navigate to={paths.notFound} replace />;
  }
  return (
    <Routes>
      <Route path={paths.home} element={<Navigate to={paths.live} replace />} />
      <Route element={<ShellForUser />}>{routes.filter(isInAppShell).map(renderRoute)}</Route>
      {routes.filter((row) => !isInAppShell(row)).map(renderRoute)}
    </Routes>
  );
}

// Without the access check the shell would flash before a redirect.
function ShellForUser() {
  const { user } = useAuth();
  const { pathname } = useLocation();
  const row = findRoute(pathname);
  return user === null || row === undefined || findDeniedAccess(row, user) !== null ? (
    <Outlet />
  ) : (
    <AppShell path={row.path} title={row.title} user={user}>
      <Outlet />
    </AppShell>
  );
}

function renderRoute(row: RouteRow): ReactNode {
  const { name, path, title, ownTitle = false, Screen } = row;
  return (
    <Route
      key={name}
      path={path}
      element={
        <Guard page={row}>
          <PageBoundary key={name} framed={isInAppShell(row)}>
            <RouteEffects title={ownTitle ? null : title}>
              <Screen title={title} />
            </RouteEffects>
          </PageBoundary>
        </Guard>
      }
    />
  );
}
