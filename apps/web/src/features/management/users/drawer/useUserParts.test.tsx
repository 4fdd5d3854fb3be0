import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { type AppServices, AppServicesContext } from '../../../../app/appServices.ts';
import { createServerClock } from '../../../../shared/lists/serverClock.ts';
import { createScopeServices } from '../../../../testing/createScopeServices.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { Users } from '../data/useUsers.ts';
import { useUserUsage } from './useUserParts.ts';

it('X-257, T-100: the minutes of a user are those of the last days of the server', async () => {
  const services = createScopeServices();
  services.userScope(1).get(createServerClock).set(Date.parse('2024-06-05T09:00:00Z'));
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
    <AppServicesContext value={services as AppServices}>
      <Part />
    </AppServicesContext>,
  );
  expect(host.textContent).toBe('2024-06-05');
  await expect.poll(() => asked.map(({ to }) => to.slice(0, 10))).toEqual(['2024-06-05']);
});
