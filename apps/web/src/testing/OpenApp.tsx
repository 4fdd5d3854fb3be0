import type { Direction } from '@nevisa/ui';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { readConfig } from '../shared/config.ts';
import { NavigationRecord } from './NavigationRecord.tsx';
import {
  createAppServices,
  type AppServicesOptions,
  type AppServices,
} from '../app/appServices.ts';

export interface OpenAppProps extends Omit<AppServicesOptions, 'config'> {
  /** The opened address. */
  path: string;
  /** The navigation state of a previous page. */
  state?: unknown;
  /** Configuration as `.env` would give it. */
  env?: Partial<ImportMetaEnv>;
  direction?: Direction;
}

/** The app, opened at an address with a router in memory. */
export function OpenApp({ path, state, env, direction, ...options }: OpenAppProps) {
  const [services] = useState(() =>
    createAppServices({ config: readConfig(env ?? {}), ...options }),
  );
  useEffect(() => () => services.dispose(), [services]);
  return <AppAt services={services} path={path} state={state} {...(direction && { direction })} />;
}

export interface AppAtProps extends Pick<OpenAppProps, 'path' | 'state' | 'direction'> {
  services: AppServices;
}

/** The app with given services, opened at an address in memory. */
export function AppAt({ services, path, state, direction = 'rtl' }: AppAtProps) {
  return (
    <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>
      <NavigationRecord />
      <App services={services} direction={direction} />
    </MemoryRouter>
  );
}

function parsePath(path: string) {
  const { pathname, search, hash } = new URL(path, 'https://own.invalid');
  return { pathname, search, hash };
}
