import { onTestFinished } from 'vitest';
import type { AppServices } from '../app/appServices.ts';
import { createUserScopes } from '../app/userScope.ts';

/** The services of a test that show who is signed in: one person, whose scope ends with the test. */
export function createScopeServices(): Pick<AppServices, 'authStore' | 'userScope'> {
  const user = { id: 1 };
  const facts = () => ({ user, expired: false });
  const scopes = createUserScopes({ facts, subscribe: () => () => undefined }, () => null);
  onTestFinished(() => scopes.dispose());
  return { authStore: { facts }, userScope: scopes.open } as unknown as AppServices;
}
