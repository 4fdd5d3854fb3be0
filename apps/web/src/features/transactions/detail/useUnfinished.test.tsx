import type { Client } from '@nevisa/api';
import type { User } from '@nevisa/api/types';
import { expect, it, vi } from 'vitest';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { useTransactions } from '../../../shared/lists/listQueries.ts';
import { createScopeServices } from '../../../testing/createScopeServices.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { useUnfinished } from './useUnfinished.ts';

const user = { id: 1 } as User;

function Payment() {
  useTransactions(user);
  const { result } = useUnfinished(user, 'NV-1', true);
  return <p>{result?.kind}</p>;
}

it('X-218: a payment that is paid meanwhile reads the list and the account again', async () => {
  const listTransactions = vi.fn(() => Promise.resolve({ ok: true, answer: [] }));
  const answer = { status: 'SUCCESS' };
  const client = {
    listTransactions,
    retrievePurchase: () => Promise.resolve({ ok: true, answer }),
  };
  const send = vi.fn();
  const scope = createScopeServices();
  const authStore = {
    ...scope.authStore,
    client: () => client as unknown as Client,
    send,
    subscribe: () => () => undefined,
  };
  const services = { ...scope, authStore, config: { gateways: [] } } as unknown as AppServices;
  const { host } = renderInPage(
    <AppServicesContext value={services}>
      <Payment />
    </AppServicesContext>,
  );
  await vi.waitFor(() => expect(host).toMatchTextContent('paid'));
  await vi.waitFor(() => expect(listTransactions).toHaveBeenCalledTimes(2));
  expect(send).toHaveBeenCalledWith({ type: 'profile.changed' });
});
