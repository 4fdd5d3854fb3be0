import type { Direction } from '@nevisa/ui';
import { act, type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import {
  type Location,
  MemoryRouter,
  type NavigateFunction,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { App } from '../app/App.tsx';
import { createAppServices } from '../app/appServices.ts';
import type { SocialSignIn } from '../features/auth/social/socialSignIn.ts';
import { readConfig } from '../shared/config.ts';

interface AppSetting {
  state?: unknown;
  social?: SocialSignIn;
  env?: Partial<ImportMetaEnv>;
  direction?: Direction | undefined;
}

/** Opens the app of a guest at an address, after a page that is not for them. */
export async function openApp(
  address: string,
  { state = null, social, env = {}, direction }: AppSetting = {},
) {
  const services = createAppServices({ config: readConfig(env), social: social ?? null });
  onTestFinished(() => {
    services.dispose();
  });
  const app = <App services={services} {...(direction !== undefined && { direction })} />;
  return { ...(await openInHistory(app, '/session/401', address, state)), services };
}

/** Renders content under a router whose history has one page before the address. */
export async function openInHistory(
  content: ReactNode,
  before: string,
  address: string,
  state: unknown,
) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const seen: { place?: Location; navigate?: NavigateFunction } = {};
  function Probe() {
    const place = useLocation();
    const navigate = useNavigate();
    useLayoutEffect(() => {
      Object.assign(seen, { place, navigate });
    });
    return null;
  }
  const { pathname, search, hash } = new URL(address, 'https://own.invalid');
  const entries = [before, { pathname, search, hash, state }];
  onTestFinished(async () => {
    await settle(() => root.unmount());
    container.remove();
  });
  await settle(() => {
    root.render(
      <MemoryRouter initialEntries={entries} initialIndex={1}>
        {content}
        <Probe />
      </MemoryRouter>,
    );
  });
  return {
    place: () => seen.place as Location,
    goBack: () => settle(() => void seen.navigate?.(-1)),
    find: (selector: string) => container.querySelector(selector),
    shown: () => container.querySelector('p')?.textContent ?? '',
  };
}

/** Does something that renders, and waits for its effects and redirects. */
async function settle(action: () => void): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  try {
    await act(async () => {
      action();
    });
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  }
}
