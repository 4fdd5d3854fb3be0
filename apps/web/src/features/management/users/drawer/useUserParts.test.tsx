import { QueryClient } from '@tanstack/react-query';
import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../../app/appServices.ts';
import { createServerClock } from '../../../../shared/lists/serverClock.ts';
import { createScopeServices } from '../../../../testing/createScopeServices.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { Users } from '../data/useUsers.ts';
import { makeUserPartKey } from '../data/userCache.ts';
import { TransactionsPart } from './TransactionsPart.tsx';
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

it('X-257: five payments of a user are shown, and all of them after a press', async () => {
  const queries = new QueryClient();
  const payments = Array.from({ length: 7 }, (_, at) => ({
    id: at,
    order_number: `NV-${at}`,
    amount: 1_000,
    created_at: null,
    status: 'SUCCESS',
  }));
  queries.setQueryData(makeUserPartKey(7, 'transactions'), payments);
  const users = { queries, client: { listUserTransactions: never } } as unknown as Users;
  renderInPage(
    <NevisaUi>
      <TransactionsPart users={users} id={7} />
    </NevisaUi>,
  );
  const rows = () => page.getByRole('listitem').elements().length;
  await expect.poll(rows).toBe(5);
  await page.getByRole('button', { name: 'نمایش هر ۷ تراکنش' }).click();
  await expect.poll(rows).toBe(7);
});

const never = () => new Promise(() => undefined);
