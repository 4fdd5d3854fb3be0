import '@nevisa/ui/fonts.css';
import '@nevisa/ui/themes.css';
import 'virtual:brand-font.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { readConfig } from './shared/config.ts';
import { admitEmptyMarkup } from './shared/security/defaultPolicy.ts';
import { type AppServices, createAppServices, type Demo } from './app/appServices.ts';
import type { SocialSignIn } from './features/auth/social/socialSignIn.ts';
import { preloadFirstPage } from './app/latePages.ts';
import { watchErrors } from './app/watchErrors.ts';
import { createLazyGoogleSignIn } from './features/auth/social/createLazyGoogleSignIn.ts';

// The condition is a constant of the build: elsewhere the import and the mocks behind it are gone.
if (import.meta.env.VITE_DEMO === '1') {
  void Promise.all([
    import('@nevisa/mocks/accounts'),
    import('@nevisa/mocks/pretendSocial'),
    import('./features/auth/sign-in/createDemo.tsx'),
  ]).then(([{ demoAccounts }, { createPretendSocial }, { createDemo }]) => {
    // Without a client id, a pretend provider signs in as an account of the mock backend.
    // The mock bank is a page of the same server.
    start(createDemo(demoAccounts), createPretendSocial('success'), [window.location.origin]);
  });
} else {
  start(null, null, []);
}

function start(
  demo: Demo | null,
  pretendProvider: SocialSignIn | null,
  gateways: readonly string[],
): void {
  watchErrors(window);
  startErrorReports();
  admitEmptyMarkup();
  const config = readConfig(import.meta.env);
  const services = createAppServices({
    config: { ...config, gateways: [...config.gateways, ...gateways] },
    social:
      config.googleClientId === null
        ? pretendProvider
        : createLazyGoogleSignIn(config.googleClientId),
    demo,
  });
  if (services.authStore.facts().starting) {
    preloadFirstPage(window.location.pathname);
  }
  const place = document.querySelector('#root');
  if (place === null) {
    throw new Error(
      'The page has no #root to draw into; index.html and main.tsx do not belong together.',
    );
  }
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App services={services} />
      </BrowserRouter>
    </StrictMode>
  );
  // `RouteEffects` removes `data-prerendered` when the content has become the app.
  place.setAttribute('data-started', '');
  if (place.hasAttribute('data-prerendered') && isPrerenderedView(services)) {
    // In parts, between which the page takes presses.
    startTransition(() => {
      hydrateRoot(place, app);
    });
  } else {
    place.removeAttribute('data-prerendered');
    createRoot(place).render(app);
  }
}

/** Whether the first view is the one that the build rendered: that of a guest, without a state of the router. */
function isPrerenderedView({ authStore }: AppServices): boolean {
  const { state } = window.history as { state: { usr?: unknown } | null };
  return !authStore.facts().starting && !state?.usr;
}

function startErrorReports(): void {
  // A constant of the build: without a server for reports the import is gone.
  const dsn = import.meta.env.VITE_ERROR_REPORTS;
  if (dsn) {
    void import('./app/errorReports/sendErrorReports.ts').then(
      ({ postEnvelope, sendErrorReports }) =>
        sendErrorReports({
          dsn,
          version: import.meta.env.APP_VERSION ?? '',
          readPath: () => window.location.pathname,
          send: postEnvelope,
        }),
    );
  }
}
