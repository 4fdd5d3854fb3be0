import type { Direction } from '@nevisa/ui';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { readConfig } from '../shared/config.ts';
import {
  createAppServices,
  type AppServicesOptions,
  type AppServices,
} from '../app/appServices.ts';

export interface OpenAppProps extends Omit<AppServicesOptions, 'config'> {
  /** The address to open. */
  path: string;
  /** Navigation state that another page would have left. */
  state?: unknown;
  /** Configuration as `.env` would give it. */
  env?: Partial<ImportMetaEnv>;
  direction?: Direction;
}

/** The product's own application, opened at an address, with a router in memory. */
export function OpenApp({ path, state, env, direction, ...options }: OpenAppProps) {
  const [services] = useState(() =>
    createAppServices({ config: readConfig(env ?? {}), ...options }),
  );
  useEffect(
    () => () => {
      services.dispose();
    },
    [services],
  );
  return <AppAt services={services} path={path} state={state} {...(direction && { direction })} />;
}

export interface AppAtProps extends Pick<OpenAppProps, 'path' | 'state' | 'direction'> {
  services: AppServices;
}

/** An application whose services are somebody else's, at an address in memory. */
export function AppAt({ services, path, state, direction = 'rtl' }: AppAtProps) {
  return (
    <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>
      <App services={services} direction={direction} />
    </MemoryRouter>
  );
}

function parsePath(path: string) {
  const { pathname, search, hash } = new URL(path, 'https://own.invalid');
  return { pathname, search, hash };
}
