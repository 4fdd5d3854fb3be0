import { type Direction, NevisaUi } from '@nevisa/ui';
import { type ReactNode, Suspense, lazy } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { Guard, refusalOf } from './guards.tsx';
import { paths } from '../shared/paths.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { type RouteRow, routes, standsInFrame } from './routes.tsx';
import { StartingScreen } from './pages/starting/StartingScreen.tsx';
import { type AppServices, AppServicesContext } from './appServices.ts';
import { Arrival } from '../shared/shell/Arrival.tsx';
import { useAuth } from '../features/auth/authSession/useAuth.ts';

const Frame = lazy(() => import('../shared/shell/Frame.tsx'));

export interface AppProps {
  services: AppServices;
  direction?: Direction;
}

/** The whole application below its router, so that stories can give it a router in memory. */
export function App({ services, direction = 'rtl' }: AppProps) {
  const navigate = useNavigate();
  return (
    <AppServicesContext value={services}>
      <NevisaUi direction={direction} navigate={(href) => void navigate(href)}>
        <Suspense fallback={<StartingScreen />}>
          <Routes>
            <Route path={paths.home} element={<Navigate to={paths.live} replace />} />
            <Route element={<FrameForMembers />}>{routes.filter(standsInFrame).map(routeOf)}</Route>
            {routes.filter((row) => !standsInFrame(row)).map(routeOf)}
            <Route path="*" element={<Navigate to={paths.notFound} replace />} />
          </Routes>
        </Suspense>
      </NevisaUi>
    </AppServicesContext>
  );
}

// Whoever is about to be sent elsewhere must not see the frame flash by.
function FrameForMembers() {
  const { user } = useAuth();
  const { pathname } = useLocation();
  const row = routes.find(({ path }) => path === pathname.replace(/\/+$/, ''));
  return user === null || row === undefined || refusalOf(row, user) !== null ? (
    <Outlet />
  ) : (
    <Frame row={row} user={user}>
      <Outlet />
    </Frame>
  );
}

function routeOf(row: RouteRow): ReactNode {
  const { name, path, title, ownTitle = false, Screen } = row;
  return (
    <Route
      key={name}
      path={path}
      element={
        <Guard row={row}>
          <PageBoundary key={name}>
            <Arrival title={ownTitle ? null : title}>
              <Screen title={title} />
            </Arrival>
          </PageBoundary>
        </Guard>
      }
    />
  );
}
