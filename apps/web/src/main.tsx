import '@nevisa/ui/fonts.css';
import '@nevisa/ui/themes.css';
import 'virtual:brand-font.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { readConfig } from './shared/config.ts';
import { admitEmptyMarkup } from './shared/security/defaultPolicy.ts';
import { createAppServices, type DemoAccount } from './app/appServices.ts';
import { lazyGoogleSignIn } from './features/auth/social/lazyGoogleSignIn.ts';

// The condition is a constant of the build: elsewhere the import and the mocks behind it are gone.
if (import.meta.env.VITE_DEMO === '1') {
  void import('@nevisa/mocks/accounts').then(({ demoAccounts }) => {
    start(demoAccounts);
  });
} else {
  start([]);
}

function start(demoAccounts: readonly DemoAccount[]): void {
  admitEmptyMarkup();
  const config = readConfig(import.meta.env);
  const services = createAppServices({
    config,
    social: config.googleClientId === null ? null : lazyGoogleSignIn(config.googleClientId),
    demoAccounts,
  });
  const place = document.querySelector('#root');
  if (place === null) {
    throw new Error(
      'The page has no #root to draw into; index.html and main.tsx do not belong together.',
    );
  }
  createRoot(place).render(
    <StrictMode>
      <BrowserRouter>
        <App services={services} />
      </BrowserRouter>
    </StrictMode>,
  );
}
