import type { Client } from '@nevisa/api';
import type { User } from '@nevisa/api/types';
import { createBackend } from '@nevisa/mocks/backend';
import { services } from '@nevisa/mocks/services';
import { NevisaUi } from '@nevisa/ui';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { CheckoutDialog } from './CheckoutDialog.tsx';

const [, ten] = services;
const user: User = { ...createBackend().account('reza'), new_messages_count: 0 };
const gateway = 'https://pay.nevisa.test';
const succeed = (answer: unknown) => vi.fn(() => Promise.resolve({ ok: true, answer }));
const order = { order_number: 'NV-1', amount: 950_000, redirect_url: `${gateway}/bank` };
const ended = { status: 'FAILED', redirect_url: null, expires_at: null, server_time: null };

function open(client: object, code = '') {
  const nothing = () => undefined;
  const parts = {
    authStore: { client: () => client as Client },
    config: { gateways: [gateway] },
    openAddress: nothing,
    personal: { of: () => createMemoryStorage() },
  };
  renderInPage(
    <NevisaUi>
      <AppServicesContext value={parts as unknown as AppServices}>
        <CheckoutDialog user={user} service={ten} code={code} onCode={nothing} onClose={nothing} />
      </AppServicesContext>
    </NevisaUi>,
  );
  return page.getByRole('dialog');
}

const pay = () => page.getByRole('button', { name: 'رفتن به درگاه پرداخت' });

const come = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

it('X-207, X-209: sums that do not add up leave the payable one with hours and price per hour, and are logged', async () => {
  const debug = vi.spyOn(console, 'debug');
  const checkDiscount = succeed({
    code: 'NOWRUZ',
    discount_type: 'PERCENT',
    value: 20,
    discount_amount: 190_000,
    vat_amount: null,
    payable: 700_000,
  });
  const dialog = open({ checkDiscount }, 'NOWRUZ');
  await expect.element(dialog).toMatchTextContent('۷۰۰٬۰۰۰ تومان');
  await expect.element(dialog).not.toMatchTextContent('قیمت بسته');
  await expect.element(dialog).not.toMatchTextContent('۱۹۰٬۰۰۰');
  await expect.element(dialog).toMatchTextContent('۱۰ ساعت تبدیل گفتار');
  await expect.element(dialog).toMatchTextContent('هر ساعت ۹۵٬۰۰۰ تومان');
  await expect.element(pay()).toBeEnabled();
  expect(debug).toHaveBeenCalledWith('checkout sums', 'schema', '');
});

it('X-212: the host is named while the page goes there', async () => {
  const dialog = open({ startPurchase: succeed(order) });
  await expect.element(dialog).toMatchTextContent('پرداخت در درگاه امن بانکی انجام می‌شود.');
  await pay().click();
  await expect.element(dialog).toMatchTextContent(/به .?pay\.nevisa\.test.? می‌روید/u);
});

it('X-213, T-69: a page that comes back from the gateway asks once for its order, and a first visit does not', async () => {
  const retrievePurchase = succeed(ended);
  const dialog = open({ startPurchase: succeed(order), retrievePurchase });
  await pay().click();
  await expect.element(dialog).toMatchTextContent(/pay\.nevisa\.test/u);
  come(false);
  expect(retrievePurchase).not.toHaveBeenCalled();
  come(true);
  await expect.element(dialog).toMatchTextContent('مهلت این پرداخت گذشته است.');
  expect(retrievePurchase).toHaveBeenCalledOnce();
  await expect.element(pay()).toBeEnabled();
});

it('X-213: the code of the purchase that was begun is asked again', async () => {
  const begun = {
    userId: user.id,
    serviceId: ten.id,
    code: 'NOWRUZ1405',
    payable: 760_000,
    clientId: 'client-1',
    orderNumber: 'NV-1',
  };
  sessionStorage.setItem('nevisa.purchases', JSON.stringify([begun]));
  const checkDiscount = vi.fn(() => Promise.resolve({ ok: false, failure: { kind: 'network' } }));
  open({ checkDiscount, retrievePurchase: succeed(ended) });
  await expect.element(page.getByLabelText('کد تخفیف', { exact: true })).toHaveValue('NOWRUZ1405');
  expect(checkDiscount).toHaveBeenCalledWith(
    { code: 'NOWRUZ1405', service_id: ten.id },
    expect.anything(),
  );
});

const discount = {
  code: 'NOWRUZ',
  discount_type: 'PERCENT',
  value: 20,
  discount_amount: 190_000,
  vat_amount: 76_000,
  payable: 836_000,
};

it('X-83: price, discount, payable sum in digits and words, and tax are those of the server', async () => {
  const dialog = open({ checkDiscount: succeed(discount) }, 'NOWRUZ');
  await expect
    .element(dialog)
    .toMatchTextContent(
      /قیمت بسته.*۹۵۰٬۰۰۰ تومان.*تخفیف.*−۱۹۰٬۰۰۰ تومان.*قابل پرداخت.*۸۳۶٬۰۰۰ تومان.*هشتصد و سی و شش هزار تومان.*مالیات بر ارزش افزوده: ۷۶٬۰۰۰ تومان/u,
    );
});

it('X-83: without a code there is neither a discount nor a tax', async () => {
  const dialog = open({});
  await expect.element(dialog).toMatchTextContent(/تخفیف.?—/u);
  await expect.element(dialog).not.toMatchTextContent('مالیات');
});

it('X-83: a press while the payment begins is no second request', async () => {
  const startPurchase = vi.fn(() => new Promise(() => undefined));
  open({ startPurchase });
  const button = pay().element() as HTMLElement;
  button.click();
  button.click();
  await expect.poll(() => startPurchase.mock.calls.length).toBe(1);
});
