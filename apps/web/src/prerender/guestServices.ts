import type { AppServices, Demo } from '../app/appServices.ts';
import { guestFacts } from '../features/auth/authSession/authFacts.ts';
import { noUploads } from '../features/files/upload/uploadFacts.ts';
import type { Config } from '../shared/config.ts';
import { createObservable } from '../shared/observable.ts';

export interface GuestOptions {
  config: Config;
  /** Whether the sign-in pages offer a provider. */
  hasSocial: boolean;
  demo: Demo | null;
}

/**
 * The services of a guest for markup that is made without a browser: what the pages of a guest read while they
 * render. Each other service throws.
 */
export function createGuestServices({ config, hasSocial, demo }: GuestOptions): AppServices {
  const known: Partial<AppServices> = {
    config,
    social: hasSocial ? { getCredential: refuse } : null,
    demo,
    authStore: {
      facts: () => guestFacts,
      subscribe: () => ignore,
      send: refuse,
      prepare: ignore,
      client: refuse,
      createPartClient: refuse,
      ready: refuse,
      changePassword: refuse,
      stop: ignore,
    },
    recording: createObservable<ReturnType<AppServices['recording']['read']>>(null),
    uploadFacts: createObservable(noUploads),
  };
  return new Proxy(known, {
    get: (services, name: keyof AppServices) => {
      if (!(name in services)) {
        throw new Error(`A page without a browser has no ${name}.`);
      }
      return services[name];
    },
  }) as AppServices;
}

function ignore(): void {
  // Nothing follows the render.
}

function refuse(): never {
  throw new Error('A page without a browser sends nothing.');
}
