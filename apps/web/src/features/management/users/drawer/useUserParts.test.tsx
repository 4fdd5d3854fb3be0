import { QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished } from 'vitest';
import { type AppServices, AppServicesContext } from '../../../../app/appServices.ts';
import { createUserScopes } from '../../../../app/userScope.ts';
import { createServerClock } from '../../../../shared/lists/serverClock.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { Users } from '../data/useUsers.ts';
import { useUserUsage } from './useUserParts.ts';

it('X-257, T-100: the minutes of a user are those of the last days of the server', async () => {
  const user = { id: 1 };
  const facts = () => ({ user, expired: false });
  const scopes = createUserScopes({ facts, subscribe: () => () => undefined }, () => null);
  onTestFinished(() => scopes.dispose());
  scopes.open(user.id).get(createServerClock).set(Date.parse('2024-06-05T09:00:00Z'));
  const services = { authStore: { facts }, userScope: scopes.open } as unknown as AppServices;
  const asked: { to: string }[] = [];
  const users = {
    client: {
      getUserUsage: (query: { to: string }) => {
        asked.push(query);
        return Promise.resolve({ ok: true, answer: { total: 0, days: [] } });
      },
    },
    queries: new QueryClient(),
  } as unknown as Users;
  function Part() {
    return useUserUsage(users, 7).lastDay;
  }
  const { host } = renderInPage(
    <AppServicesContext value={services}>
      <Part />
    </AppServicesContext>,
  );
  expect(host.textContent).toBe('2024-06-05');
  await expect.poll(() => asked.map(({ to }) => to.slice(0, 10))).toEqual(['2024-06-05']);
});
