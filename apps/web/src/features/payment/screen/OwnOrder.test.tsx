import type { User } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { AppServicesContext, createAppServices } from '../../../app/appServices.ts';
import { readConfig } from '../../../shared/config.ts';
import { checkoutWords } from '../../../shared/text/checkoutWords.ts';
import { createBrowserStorage } from '../../../shared/storage/browserStorage.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import type { AuthStore } from '../../auth/authSession/authStore.ts';
import { type AuthFacts, guestFacts } from '../../auth/authSession/authFacts.ts';
import { createPurchaseNews } from '../../packages/purchaseNews.ts';
import type { PaymentReceipt } from '../receipt.ts';
import { OwnOrder } from './OwnOrder.tsx';

const receipt = { outcome: 'failure', orderNumber: 'NV-1' } as PaymentReceipt;

/** Comes back from the gateway as a person with this id, null for one whose account cannot be read, in a tab where person 1 has begun the order. */
function comeBack(id: number | null) {
  const begun = {
    userId: '1',
    serviceId: '5',
    code: null,
    payable: 950_000,
    clientId: 'client-1',
    orderNumber: 'NV-1',
  };
  sessionStorage.setItem('nevisa.purchases', JSON.stringify([begun]));
  let facts: AuthFacts =
    id === null ? { ...guestFacts, unreachable: true } : { ...guestFacts, user: { id } as User };
  const listeners = new Set<() => void>();
  const retrievePurchase = vi.fn(() =>
    Promise.resolve({ ok: true, answer: { status: 'SUCCESS' } }),
  );
  const authStore = {
    facts: () => facts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    client: () => ({ retrievePurchase }),
    send: () => {
      facts = { ...facts, user: { id } as User };
      listeners.forEach((listener) => listener());
    },
  };
  const services = createAppServices({ config: readConfig({}), social: null });
  onTestFinished(() => services.dispose());
  const { host } = renderInPage(
    <NevisaUi>
      <AppServicesContext value={{ ...services, authStore: authStore as unknown as AuthStore }}>
        <MemoryRouter>
          <OwnOrder receipt={receipt}>{({ outcome }) => <p>{outcome}</p>}</OwnOrder>
        </MemoryRouter>
      </AppServicesContext>
    </NevisaUi>,
  );
  return { host, retrievePurchase };
}

afterEach(() => sessionStorage.clear());

it('X-214: the next page has the news for the person who has paid', async () => {
  const { host } = comeBack(1);
  await vi.waitFor(() => expect(host).toMatchTextContent('success'));
  expect(createPurchaseNews(createBrowserStorage('session')).take('1')).toBe(true);
});

it('X-214: the order of another person is not asked for, and grants nothing', async () => {
  const { host, retrievePurchase } = comeBack(2);
  await vi.waitFor(() => expect(host).toMatchTextContent('failure'));
  expect(retrievePurchase).not.toHaveBeenCalled();
});

it('P12, T-79: without a storage the receipt of the address is shown, and nothing is asked or granted', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The storage is forbidden.', 'SecurityError');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const { host, retrievePurchase } = comeBack(1);
  await vi.waitFor(() => expect(host).toMatchTextContent('failure'));
  expect(retrievePurchase).not.toHaveBeenCalled();
});

it('P12, X-215: the order of an account that cannot be read is neither paid nor failed', async () => {
  const { host, retrievePurchase } = comeBack(null);
  await vi.waitFor(() => expect(host).toMatchTextContent(checkoutWords.verifyLater));
  expect(host).not.toMatchTextContent('failure');
  expect(retrievePurchase).not.toHaveBeenCalled();
});
