import type { User } from '@nevisa/api/types';
import { createBackend } from '@nevisa/mocks/backend';
import { services } from '@nevisa/mocks/services';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { useCheckout } from './useCheckout.ts';

const [, service] = services;
const user: User = { ...createBackend().account('reza'), new_messages_count: 0 };
const lock = `nevisa.wallet.${user.id}`;

/** Holds the lock of the payments of this person, as another tab does; returns the function that frees it. */
function holdLock(): Promise<() => void> {
  return new Promise((hold) => {
    void navigator.locks.request(lock, () => new Promise<void>((free) => hold(free)));
  });
}

function Wallet() {
  const { send } = useCheckout(user, service, '');
  return <button onClick={() => send({ type: 'wallet.requested' })}>pay</button>;
}

it('X-210: pays from the wallet only after another tab of the browser has paid', async () => {
  const retrieveAccount = vi.fn(() =>
    Promise.resolve({ ok: false, failure: { kind: 'network' } } as const),
  );
  const authStore = { client: () => ({ retrieveAccount }) };
  const free = await holdLock();
  const personal = { of: () => createMemoryStorage() };
  const parts = { authStore, personal, config: { gateways: [] } };
  renderInPage(
    <AppServicesContext value={parts as unknown as AppServices}>
      <Wallet />
    </AppServicesContext>,
  );
  await page.getByRole('button').click();
  await vi.waitFor(async () => {
    const { pending } = await navigator.locks.query();
    expect(pending).toMatchObject([{ name: lock }]);
  });
  expect(retrieveAccount).not.toHaveBeenCalled();
  free();
  await vi.waitFor(() => expect(retrieveAccount).toHaveBeenCalledOnce());
});
